import { describe, expect, test } from 'vitest'
import { addDays } from '../../../day.ts'
import { slipOf } from '../../payslip/anybody.fixture.ts'
import type { PayslipInput } from '../../payslip/payslip-input.ts'
import type { PfTerms } from '../../payslip/statutory-input.ts'
import { indianInput, salaryLine } from '../../payslip/statutory.fixture.ts'

test('the pension share ends before the month of the 58th birthday, or with it, by the setting of the employer', () => {
  const epsOf = (month: string, pensionEnds: 'birthdayMonth' | 'monthAfter') => {
    const input = indianInput({ month, salary: { BASIC: 20_000 } })
    const pf = { ...input.statutory!.pf!, birthDate: '1968-10-15', pensionEnds }
    return slipOf({ ...input, statutory: { ...input.statutory!, pf } }).facts.pf?.epsPaise ?? 0
  }
  expect(epsOf('2026-09', 'birthdayMonth')).toBeGreaterThan(0)
  expect(epsOf('2026-10', 'birthdayMonth')).toBe(0)
  expect(epsOf('2026-10', 'monthAfter')).toBeGreaterThan(0)
  expect(epsOf('2026-11', 'monthAfter')).toBe(0)
})

describe('PF is based on', () => {
  const salary = { BASIC: 10_000, SPECIAL: 1000, HRA: 15_000 }
  const halfMonth = Array.from({ length: 15 }, (_, index) => ({
    day: addDays('2026-11-01', index),
    halfDays: 2,
    reason: 'Absent',
  }))
  const travel = { kind: 'earning' as const, code: 'TRAVEL', amountPaise: 10_000_00, reason: 'Agreed' }
  const wages = (terms: Partial<PfTerms>, given: Partial<PayslipInput> = {}) => {
    const input = indianInput({ month: '2026-11', salary, input: given })
    return slipOf({ ...input, statutory: { ...input.statutory!, pf: { ...input.statutory!.pf!, ...terms } } }).facts.pf
      ?.earnedPaise
  }

  test('wages under the Codes, the parts marked as wages, or basic pay only, by the setting of the employer', () => {
    expect([wages({}), wages({ wageBasis: 'flags' }), wages({ wageBasis: 'basicDa' })]).toEqual([
      13_000_00, 11_000_00, 10_000_00,
    ])
  })

  test('half of what was earned, or of what a full month earns', () => {
    const given = { lossOfPay: halfMonth, oneOffs: [{ ...salaryLine('CONVEYANCE', 0), ...travel }] }
    expect(wages({}, given)).toBe(11_500_00)
    expect(wages({ testsFullMonth: true }, given)).toBe(6_500_00)
  })

  test("half including the employer's planned share, if that counts, for the paid days", () => {
    const [before] = indianInput({ month: '2026-11', salary }).salary
    const share = { ...salaryLine('EMPLOYER_PF', 2000), kind: 'employer' as const }
    const planned = [{ ...before!, lines: [...before!.lines, share] }]
    expect(wages({}, { salary: planned })).toBe(13_000_00)
    expect(wages({ countsEmployerShare: true }, { salary: planned })).toBe(14_000_00)
    expect(wages({ countsEmployerShare: true }, { salary: planned, lossOfPay: halfMonth })).toBe(7_000_00)
  })
})

describe('membership of the fund that begins', () => {
  const facts = (
    month: string,
    memberFrom: string,
    employment = { joinedOn: '2020-01-01', leftOn: null as string | null },
  ) => {
    const input = indianInput({ month, salary: { BASIC: 20_000 }, input: { employment } })
    const pf = { ...input.statutory!.pf!, memberFrom, epsMemberFrom: memberFrom }
    return slipOf({ ...input, statutory: { ...input.statutory!, pf } }).facts.pf
  }

  test('on 17 September 2026 counts from that day', () => {
    expect(facts('2026-09', '2026-09-17')).toMatchObject({
      epfWagesPaise: 9_333_00,
      epsWagesPaise: 9_333_00,
      employeePaise: 1_120_00,
      epsPaise: 777_00,
      employerEpfPaise: 343_00,
    })
  })

  test('in another month counts from its day, on the last day for one day, and on the first for all of it', () => {
    expect(facts('2026-11', '2026-11-16')?.epfWagesPaise).toBe(10_000_00)
    expect(facts('2026-11', '2026-11-30')?.epfWagesPaise).toBe(667_00)
    expect(facts('2026-11', '2026-11-01')?.epfWagesPaise).toBe(20_000_00)
    expect(facts('2026-10', '2026-09-17')?.epfWagesPaise).toBe(20_000_00)
  })

  test('later than the month takes nothing, and before the person joined cuts nothing', () => {
    expect(facts('2026-11', '2026-12-01')).toBeNull()
    const joiner = { joinedOn: '2026-11-16', leftOn: null }
    expect(facts('2026-11', '2019-06-01', joiner)?.epfWagesPaise).toBe(10_000_00)
    expect(facts('2026-11', '2026-11-16', joiner)?.epfWagesPaise).toBe(10_000_00)
    expect(facts('2026-11', '2026-11-21', { joinedOn: '2026-11-11', leftOn: '2026-11-30' })?.epfWagesPaise).toBe(
      6_667_00,
    )
  })
})
