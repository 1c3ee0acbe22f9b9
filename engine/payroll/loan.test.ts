import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, months } from '../day.ts'
import { sum } from '../money.ts'
import { installmentFor, installmentOf, loanSchedule, outstanding, type LoanTerms, type Repaid } from './loan.ts'

const month = fc.integer({ min: 0, max: 40 }).map((ahead) => addMonths('2026-04', ahead))
const anyTerms: fc.Arbitrary<LoanTerms> = fc.record({
  principalPaise: fc.integer({ min: 1, max: 500_000_00 }),
  installmentPaise: fc.integer({ min: 10_000_00, max: 60_000_00 }),
  startMonth: month,
  skipped: fc.array(month, { maxLength: 6 }),
})

test('the months of a loan add up to its principal, whatever was skipped, cut, refunded or owed at exit', () => {
  const cuts = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 12 })
  fc.assert(
    fc.property(anyTerms, cuts, fc.option(month), (terms, kept, exit) => {
      const repaid: Repaid[] = []
      let now = terms.startMonth
      for (const percent of kept) {
        const left = outstanding(terms, repaid)
        const due = installmentOf(terms, { month: now, outstandingPaise: left, exit })
        const amountPaise = Math.floor((due * percent) / 100)
        repaid.push({ month: now, amountPaise })
        // A reversed payslip refunds what it deducted.
        if (percent === 13) repaid.push({ month: now, amountPaise: -amountPaise })
        now = addMonths(now, 1)
      }
      const schedule = loanSchedule(terms, { repaid, next: now, exit })
      expect(sum(schedule.map(({ amountPaise }) => amountPaise))).toBe(terms.principalPaise)
      expect(schedule.at(-1)?.leftPaise).toBe(0)
      expect(schedule.map((row) => row.month)).toEqual(schedule.map((row) => row.month).toSorted())
      for (const { state, month: of } of schedule) {
        if (state === 'skipped') expect(terms.skipped).toContain(of)
      }
    }),
  )
})

test('an installment repays a principal within the agreed months', () => {
  expect(installmentFor(120_000_00, 12)).toBe(10_000_00)
  expect(installmentFor(100_000_00, 7)).toBe(14_286_00)
  const terms = { principalPaise: 100_000_00, installmentPaise: 14_286_00, startMonth: '2026-11', skipped: [] }
  const schedule = loanSchedule(terms, { repaid: [], next: '2026-11', exit: null })
  expect(schedule.map((row) => row.month)).toEqual(months('2026-11', '2027-05'))
  expect(schedule.at(-1)).toEqual({ month: '2027-05', amountPaise: 14_284_00, leftPaise: 0, state: 'planned' })
})

test('a leaver repays the rest with the last salary, even before the loan starts or in a month to be skipped', () => {
  const terms = { principalPaise: 50_000_00, installmentPaise: 10_000_00, startMonth: '2027-01', skipped: ['2026-12'] }
  const schedule = loanSchedule(terms, { repaid: [], next: '2026-11', exit: '2026-12' })
  expect(schedule).toEqual([{ month: '2026-12', amountPaise: 50_000_00, leftPaise: 0, state: 'planned' }])
})

const meera: LoanTerms = {
  principalPaise: 30_000_00,
  installmentPaise: 10_000_00,
  startMonth: '2026-06',
  skipped: ['2026-07'],
}

test('Meera repays nothing before the first month and in the one she skips, and everything from the last month of work on', () => {
  const takes = (month: string, exit: string | null = null) =>
    installmentOf(meera, { month, outstandingPaise: 25_000_00, exit })
  expect([takes('2026-05'), takes('2026-06'), takes('2026-07')]).toEqual([0, 10_000_00, 0])
  expect([takes('2026-06', '2026-07'), takes('2026-07', '2026-07'), takes('2026-08', '2026-07')]).toEqual([
    10_000_00, 25_000_00, 25_000_00,
  ])
})

test('Meera owes what is not repaid, and nothing once more than the loan came back', () => {
  expect(outstanding(meera, [])).toBe(30_000_00)
  expect(outstanding(meera, [{ month: '2026-06', amountPaise: 10_000_00 }])).toBe(20_000_00)
  expect(outstanding(meera, [{ month: '2026-06', amountPaise: 30_001_00 }])).toBe(0)
})

test("the plan of Meera's loan has each month once, in order, without those refunded in full", () => {
  const repaid: Repaid[] = [
    { month: '2026-08', amountPaise: 4000_00 },
    { month: '2026-06', amountPaise: 10_000_00 },
    { month: '2026-05', amountPaise: 5000_00 },
    { month: '2026-06', amountPaise: -10_000_00 },
    { month: '2026-06', amountPaise: 6000_00 },
    { month: '2026-05', amountPaise: -5000_00 },
  ]
  const rows = loanSchedule(meera, { repaid, next: '2026-09', exit: null })
  expect(rows.map(({ month, amountPaise, leftPaise, state }) => [month, amountPaise, leftPaise, state])).toEqual([
    ['2026-06', 6000_00, 24_000_00, 'repaid'],
    ['2026-08', 4000_00, 20_000_00, 'repaid'],
    ['2026-09', 10_000_00, 10_000_00, 'planned'],
    ['2026-10', 10_000_00, 0, 'planned'],
  ])
})

test('the plan shows the skipped month, and ends with the last month of work', () => {
  const rows = loanSchedule(meera, { repaid: [], next: '2026-04', exit: '2026-08' })
  expect(rows.map(({ month, amountPaise, state }) => [month, amountPaise, state])).toEqual([
    ['2026-06', 10_000_00, 'planned'],
    ['2026-07', 0, 'skipped'],
    ['2026-08', 20_000_00, 'planned'],
  ])
})
