import { expect, test } from 'vitest'
import { days } from '../../../day.ts'
import { slipOf } from '../../payslip/anybody.fixture.ts'
import type { ArrearsInput } from '../../payslip/arrears-input.ts'
import { indianInput, salaryLine, treatmentFor } from '../../payslip/statutory.fixture.ts'

test('ESI counts only pay that is marked for it', () => {
  const input = indianInput({ month: '2026-11', salary: { BASIC: 15_000 } })
  const [salary] = input.salary
  const special = salaryLine('SPECIAL', 8000)
  const insured = (esiWage: boolean) => {
    const line = { ...special, treatment: { ...special.treatment, esiWage } }
    return slipOf({ ...input, salary: [{ ...salary!, lines: [...salary!.lines, line] }] }).facts.esi
  }
  expect(insured(false)).toMatchObject({ covered: true, contractWagesPaise: 15_000_00, employeePaise: 113_00 })
  // Above the ceiling of ₹21,000.
  expect(insured(true)).toMatchObject({ covered: false, contractWagesPaise: 23_000_00, employeePaise: 0 })
})

test('someone who earns up to ₹176 a day on the paid days contributes nothing', () => {
  const lossOfPay = days('2026-11-01', '2026-11-10').map((day) => ({ day, halfDays: 2 as const, reason: 'Absent' }))
  const share = (BASIC: number) =>
    slipOf(indianInput({ month: '2026-11', salary: { BASIC }, input: { lossOfPay } })).facts.esi
  // Twenty days at ₹176, and at ₹177.
  expect(share(5280)).toMatchObject({ wagesPaise: 3_520_00, employeePaise: 0, employerPaise: 115_00, days: 20 })
  expect(share(5310)).toMatchObject({ wagesPaise: 3_540_00, employeePaise: 27_00, employerPaise: 116_00, days: 20 })
})

/** A settlement payslip beside that of November, which had a salary of some rupees: it pays days entered late. */
function besides(of: { BASIC: number; latePaise: number; insured?: boolean; BONUS?: number }) {
  const input = indianInput({ month: '2026-11', salary: { BASIC: of.BASIC } })
  const amounts = { amountPaise: of.latePaise, paidPaise: 0, duePaise: of.latePaise, treatment: treatmentFor('BASIC') }
  const late: ArrearsInput = {
    ...{ month: '2026-11', pf: null, employedDays: 0 },
    lines: [{ code: 'BASIC', name: 'Basic', kind: 'earning', ...amounts }],
  }
  const bonus = {
    code: 'BONUS',
    name: 'Bonus',
    kind: 'earning',
    amountPaise: (of.BONUS ?? 0) * 100,
    reason: '',
  } as const
  const treatment = { ...treatmentFor('BONUS'), wageClass: 'excluded' } as const
  const { statutory } = input
  return slipOf({
    ...input,
    contract: input.salary[0]!.lines,
    salary: input.salary.map((one) => ({ ...one, lines: [] })),
    arrears: [late],
    oneOffs: of.BONUS === undefined ? [] : [{ ...bonus, treatment }],
    statutory: {
      ...statutory!,
      ...{ pf: null, pt: null, lwf: null },
      soFar: { ...statutory!.soFar, esiCovered: of.insured === true },
    },
  }).facts.esi
}

test('contributions are due on wages that a second payslip pays late, however small for a month', () => {
  expect(besides({ BASIC: 15_000, latePaise: 1_000_00 })).toMatchObject({
    ...{ covered: true, contractWagesPaise: 15_000_00, wagesPaise: 1_000_00 },
    ...{ employeePaise: 8_00, employerPaise: 33_00 },
  })
})

test("the month's salary decides the coverage of a second payslip, and coverage lasts to the end of its period", () => {
  expect(besides({ BASIC: 22_000, latePaise: 1_000_00 })).toMatchObject({
    covered: false,
    wagesPaise: 0,
    employeePaise: 0,
  })
  expect(besides({ BASIC: 22_000, latePaise: 1_000_00, insured: true })).toMatchObject({
    covered: true,
    employeePaise: 8_00,
  })
})

test('a second payslip contributes nothing on recoveries, or on a bonus alone', () => {
  expect(besides({ BASIC: 15_000, latePaise: -1_000_00 })).toBe(null)
  expect(besides({ BASIC: 15_000, latePaise: 0, BONUS: 8_000 })).toBe(null)
  expect(besides({ BASIC: 15_000, latePaise: 1_000_00, BONUS: 8_000 })).toMatchObject({ wagesPaise: 1_000_00 })
})

test("the employer's line has its own steps: wages, coverage and the rate", () => {
  const slip = slipOf(indianInput({ month: '2026-11', salary: { BASIC: 15_000 } }))
  const stepsOf = (code: string) => slip.lines.find((line) => line.code === code)?.explanation.steps ?? []
  expect(stepsOf('EMPLOYER_ESI').at(-1)).toMatchObject({ amountPaise: 488_00, rounding: 'upRupee' })
  expect(stepsOf('EMPLOYER_ESI').flatMap(({ law }) => law?.map(({ id }) => id) ?? [])).toContain('in.esi.employerRate')
  expect(stepsOf('EMPLOYER_ESI').flatMap(({ law }) => law?.map(({ id }) => id) ?? [])).not.toContain(
    'in.esi.employeeRate',
  )
  expect(stepsOf('ESI').at(-1)?.amountPaise).toBe(488_00)
})
