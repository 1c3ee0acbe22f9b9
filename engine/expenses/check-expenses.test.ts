import { describe, expect, it } from 'vitest'
import { english } from '../testing/english.ts'
import { checkExpenses, keyOf, type ClaimedLine, type ExpenseQuestion } from './check-expenses.ts'
import { lineTotal, rateOn, type ExpenseRules } from './expense.ts'

const meals: ExpenseRules = {
  ...{ id: 'meals', name: 'Meals', basis: 'bill', billAbovePaise: 500_00, maxAgeDays: 60, overLimit: 'flag' },
  limits: [
    { per: 'day', limitPaise: 1_500_00 },
    { per: 'month', limitPaise: 10_000_00 },
  ],
  rates: [],
}
const car: ExpenseRules = {
  ...{ ...meals, id: 'car', name: 'Own car', basis: 'mileage', limits: [] },
  rates: [
    { from: '2026-10-01', ratePaise: 12_50 },
    { from: '2025-04-01', ratePaise: 11_00 },
  ],
}
const lunch: ClaimedLine = {
  ...{ day: '2026-11-19', rules: meals, amountPaise: 450_00, foreign: null, quantity: null },
  ...{ words: 'Udupi Grand', taxPaise: null, billCount: 0 },
}
const asked = (lines: readonly ClaimedLine[], more: Partial<ExpenseQuestion> = {}) =>
  checkExpenses({ lines, today: '2026-11-20', joinedOn: '2025-01-01', leftOn: null, spent: new Map(), ...more }).map(
    ({ line, field, message, isBlocking }) => `${line} ${field}${isBlocking ? '' : '?'}: ${english(message)}`,
  )

describe("a line's total", () => {
  it("is its amount, the kilometres at that day's rate, or the foreign amount at its rate", () => {
    expect(lineTotal(lunch)).toEqual({ totalPaise: 450_00, unitPaise: null })
    expect(rateOn(car, '2026-09-30')).toBe(11_00)
    const drive = { ...lunch, rules: car, amountPaise: null, quantity: 12_500 }
    expect(lineTotal(drive)).toEqual({ totalPaise: 156_25, unitPaise: 12_50 })
    expect(lineTotal({ ...drive, day: '2026-09-30' })).toEqual({ totalPaise: 137_50, unitPaise: 11_00 })
    expect(lineTotal({ ...drive, day: '2025-03-31' })).toBeNull()
    const foreign = { currency: 'USD', thousandths: 25_500, rateMillionths: 83_250_000 }
    expect(lineTotal({ ...lunch, amountPaise: null, foreign })).toEqual({ totalPaise: 2_122_88, unitPaise: null })
  })
})

describe('the problems of a claim', () => {
  it('are none if nothing is wrong', () => {
    expect(asked([lunch, { ...lunch, words: 'Filter coffee', amountPaise: 40_00 }])).toEqual([])
  })

  it('are reported at their line and field, all at once', () => {
    expect(
      asked(
        [
          { ...lunch, day: '2026-11-21' },
          { ...lunch, day: '2024-12-31' },
          { ...lunch, day: '2026-09-20' },
          { ...lunch, amountPaise: 500_01 },
          { ...lunch, amountPaise: 0 },
          { ...lunch, amountPaise: -1 },
          { ...lunch, words: '', amountPaise: 300_00, taxPaise: 301_00 },
          { ...lunch, rules: car, amountPaise: null },
          { ...lunch, rules: car, amountPaise: null, quantity: 1_000, day: '2025-03-31' },
        ],
        { joinedOn: '2025-01-01' },
      ),
    ).toEqual([
      '0 day: Enter today or an earlier day',
      '1 day: This is before you joined, on 1 Jan 2025',
      '2 day: Meals can be claimed for 60 days: from 21 Sep 2026',
      '3 bills: Attach the bill for amounts over ₹500',
      '4 amountPaise: Enter an amount above 0',
      '5 amountPaise: Enter an amount above 0',
      '6 words: Enter where it was spent',
      '6 taxPaise: The tax is more than the amount',
      '7 quantity: Enter the distance in km',
      '8 day: Own car can be claimed for 60 days: from 21 Sep 2026',
      '8 day: Own car has no rate on 31 Mar 2025',
    ])
    expect(asked([lunch], { leftOn: '2026-11-18' })).toEqual([
      '0 day: This is after your last working day, 18 Nov 2026',
    ])
    expect(asked([{ ...lunch, amountPaise: 2_00_00_000_00, billCount: 1 }])).toContain(
      '0 amountPaise: Enter at most ₹1,00,00,000',
    )
  })

  it('include a missing bill above the limit of the category, and not at it', () => {
    expect(asked([{ ...lunch, amountPaise: 500_00 }])).toEqual([])
    expect(asked([{ ...lunch, amountPaise: 500_01, billCount: 1 }])).toEqual([])
    expect(asked([{ ...lunch, rules: { ...meals, billAbovePaise: null }, amountPaise: 900_00 }])).toEqual([])
  })

  it("count a limit over all lines and other requests, and warn or refuse by the category's setting", () => {
    const dinner = { ...lunch, words: 'Karavalli', amountPaise: 1_100_00, billCount: 1 }
    const over = '₹1,550 of Meals on 19 Nov 2026: the limit is ₹1,500 a day'
    expect(asked([lunch, dinner])).toEqual([`0 amountPaise?: ${over}`, `1 amountPaise?: ${over}`])
    const refuses = { ...meals, overLimit: 'refuse' as const }
    expect(
      asked([
        { ...lunch, rules: refuses },
        { ...dinner, rules: refuses },
      ]),
    ).toEqual([`0 amountPaise: ${over}`, `1 amountPaise: ${over}`])
    const spent = new Map([[keyOf('meals', '2026-11'), 9_600_00]])
    expect(asked([lunch], { spent })).toEqual([
      '0 amountPaise?: ₹10,050 of Meals in November 2026: the limit is ₹10,000 a month',
    ])
    expect(asked([lunch], { spent: new Map([[keyOf('meals', '2026-11'), 9_550_00]]) })).toEqual([])
  })

  it('include a duplicate line, which may be right', () => {
    expect(asked([lunch, { ...lunch, words: 'UDUPI GRAND' }])).toEqual([
      '1 amountPaise?: Line 1 has the same day, place and amount',
    ])
  })
})
