import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, firstDay, months, type Month } from '../../../day.ts'
import { indianBook } from '../../../statute-book/india.ts'
import type { ArrearsInput } from '../../payslip/arrears-input.ts'
import { arrearsOf } from '../../arrears/arrears.ts'
import { reversalOf } from '../../arrears/reversal.ts'
import { lost, slipOf } from '../../payslip/anybody.fixture.ts'
import type { LossOfPay, PayslipInput } from '../../payslip/payslip-input.ts'
import { indianInput, salaryLine } from '../../payslip/statutory.fixture.ts'
import { english } from '../../../testing/english.ts'

const basic = (rupees: number) => [{ from: '2020-01-01', to: null, lines: [salaryLine('BASIC', rupees)] }]
const input = (of: Month, rupees: number, more: Partial<PayslipInput> = {}) =>
  indianInput({ month: of, salary: { BASIC: rupees }, input: more })
const absent = (of: Month, days: readonly number[]): LossOfPay[] =>
  days.map((day) => ({ day: addDays(firstDay(of), day), halfDays: 2, reason: 'Absent' }))

interface Later {
  lossOfPay?: readonly LossOfPay[]
  settled?: readonly ArrearsInput[]
}

/** A month that was paid with one salary, as it is owed with another that was declared after it. */
const owed = (original: PayslipInput, rupees: number, { lossOfPay = original.lossOfPay, settled = [] }: Later = {}) => {
  const now = { salary: basic(rupees), lossOfPay, employment: original.employment }
  return arrearsOf(indianBook, { original, now, declared: original.salary, settled })
}
const insuredPaise = (one: ArrearsInput | null) => one?.lines.map((line) => line.insuredPaise) ?? []

/**
 * Source: ESIC, Revenue Manual, "Contributions on wages paid for back periods (arrears of wages)"; ESIC FAQ and its page on contribution
 * in respect of arrears of wages: a raise with a past day brings contribution from the month in which it is announced, none on the arrears
 * of the months before, and passes the ceiling only after the contribution period in which it is announced.
 */
describe('a raise that is declared after the months it holds for', () => {
  const raised = (paid: number, now: number) => {
    const arrears = months('2026-04', '2026-06').flatMap((of) => owed(input(of, paid), now) ?? [])
    const earlier = months('2026-04', '2026-06').map((of) => ({
      month: of,
      pt: null,
      tax: { ...slipOf(input(of, paid)).facts.tax },
      esiCovered: true,
    }))
    return slipOf(indianInput({ month: '2026-07', salary: { BASIC: now }, earlier, input: { arrears } }))
  }

  test('from April, told in July, is contributed to from July: on 17,000 and not on 23,000', () => {
    const slip = raised(15_000, 17_000)
    expect(slip.grossPaise).toBe(23_000_00)
    expect(slip.facts.esi).toMatchObject({ wagesPaise: 17_000_00, employeePaise: 128_00, employerPaise: 553_00 })
    const { explanation } = slip.lines.find(({ code }) => code === 'ESI')!
    expect([english(explanation.steps[0]!.words), explanation.steps[0]!.amountPaise]).toEqual([
      'Arrears of a raise for the months before it was declared bring no contribution',
      6_000_00,
    ])
  })

  test('past the ceiling within the period is contributed to on the full wage, to its end', () => {
    expect(raised(20_000, 23_000).facts.esi).toMatchObject({ covered: true, wagesPaise: 23_000_00 })
  })

  test('leaves pay that was earned and told late to be contributed to, at the salary of then', () => {
    const paid = input('2026-06', 15_000, { lossOfPay: absent('2026-06', [3, 4]) })
    const back = owed(paid, 17_000, { lossOfPay: [] })!
    // 17,000 less the 14,000 that were paid; two days of 500 were earned in June.
    expect(back.lines).toMatchObject([{ amountPaise: 3_000_00, insuredPaise: 1_000_00 }])
    const slip = slipOf(input('2026-07', 17_000, { arrears: [back] }))
    expect(slip.facts.esi?.wagesPaise).toBe(18_000_00)
  })

  test.each([
    ['told in October for August keeps coverage to March', 20_000, true],
    ['of somebody above the ceiling before it does not begin coverage', 22_000, false],
    ['is within the ceiling where wages are just at it', 21_000, true],
    ['is above it by a rupee', 21_001, false],
  ])('%s', (_words, before, covered) => {
    const { statutory } = input('2026-10', 23_000)
    const esi = { ...statutory!.esi!, declaredAtStart: [salaryLine('BASIC', before)] }
    const october = indianInput({ month: '2026-10', salary: { BASIC: 23_000 }, statutory: { esi } })
    expect(slipOf(october).facts.esi).toEqual(expect.objectContaining({ covered, wagesPaise: covered ? 23_000_00 : 0 }))
    const later = indianInput({ month: '2026-10', salary: { BASIC: 23_000 } })
    expect(slipOf(later).facts.esi).toMatchObject({ covered: false })
  })

  test('covers a whole month that is paid late as well', () => {
    const { statutory } = input('2026-10', 23_000)
    const esi = { ...statutory!.esi!, declaredAtStart: [salaryLine('BASIC', 20_000)] }
    const original = indianInput({ month: '2026-10', salary: { BASIC: 23_000 }, statutory: { esi } })
    const late = arrearsOf(indianBook, { original, paid: [], now: original, declared: original.salary, settled: [] })!
    const slip = slipOf(input('2026-11', 23_000, { arrears: [late] }))
    expect(slip.facts.esi).toMatchObject({ covered: true, late: [{ covered: true, wagesPaise: 23_000_00 }] })
  })

  test('in a month that was not paid at all goes by the salary declared then', () => {
    const original = input('2026-10', 23_000)
    const known = { original, paid: [], now: original, settled: [] }
    const late = arrearsOf(indianBook, { ...known, declared: basic(20_000) })!
    const slip = slipOf(input('2026-11', 23_000, { arrears: [late] }))
    expect(slip.facts.esi).toMatchObject({
      covered: true,
      wagesPaise: 20_000_00 + 23_000_00,
      late: [{ month: '2026-10', covered: true, wagesPaise: 20_000_00, employeePaise: 150_00 }],
    })
  })
})

test('in any order of raises, cuts and days told late, a month is contributed to by the lesser of both salaries and its days', () => {
  const rupees = fc.integer({ min: 1000, max: 20_000 })
  const change = fc.record({ salary: rupees, days: lost })
  fc.assert(
    fc.property(rupees, lost, fc.array(change, { minLength: 1, maxLength: 4 }), (paid, first, changes) => {
      const original = input('2026-06', paid, { lossOfPay: absent('2026-06', first) })
      const settled: ArrearsInput[] = []
      const total = (key: 'amountPaise' | 'insuredPaise') =>
        settled.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line[key] ?? 0), slipOf(original).grossPaise)
      for (const { salary, days } of changes) {
        const part = owed(original, salary, { lossOfPay: absent('2026-06', days), settled })
        if (part === null) continue
        settled.push(part)
        const due = (of: number) => slipOf(input('2026-06', of, { lossOfPay: absent('2026-06', days) })).grossPaise
        expect([total('amountPaise'), total('insuredPaise')]).toEqual([due(salary), due(Math.min(salary, paid))])
      }
    }),
  )
})

test('arrears are counted whole where the salary of then is not known, and where older ones of the month were', () => {
  const original = input('2026-06', 15_000)
  const now = { ...original, salary: basic(17_000) }
  const older = arrearsOf(indianBook, { original, now, settled: [] })!
  expect(insuredPaise(older)).toEqual([undefined])
  expect(slipOf(input('2026-07', 17_000, { arrears: [older] })).facts.esi?.wagesPaise).toBe(19_000_00)
  const more = owed(original, 18_000, { settled: [older] })
  expect(insuredPaise(more)).toEqual([undefined])
})

test('a reversal takes back what its arrears contributed', () => {
  const arrears = [owed(input('2026-06', 15_000), 17_000)!]
  const paid = input('2026-07', 17_000, { arrears })
  const back = reversalOf(indianBook, { input: paid, payslip: slipOf(paid) })
  expect(back.payslip.facts.esi?.wagesPaise).toBe(-17_000_00)
  const [june] = back.arrears
  expect(june).toMatchObject({ month: '2026-06', lines: [{ amountPaise: -2_000_00, insuredPaise: 0 }] })
})
