import { inEnglish } from '../../../../testing/english.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths } from '../../../../day.ts'
import { indianBook } from '../../../../statute-book/india.ts'
import { LawError } from '../../../../law/law.ts'
import { professionalTaxOfMonth, professionalTaxPeriod, type ProfessionalTaxMonthInput } from './month.ts'
import { professionalTax, professionalTaxLaws, type ProfessionalTaxPlace } from './professional-tax.ts'

const karnataka: ProfessionalTaxPlace = { state: 'KA', gender: 'female', localBody: null }
const kerala: ProfessionalTaxPlace = { ...karnataka, state: 'KL' }
const places: ProfessionalTaxPlace[] = professionalTaxLaws
  .filter(({ id }) => id !== 'in.pt.limit')
  .map(({ id }) => id.slice('in.pt.'.length).split('.'))
  .map(([state = '', part = null]) => ({
    state,
    gender: part === 'female' ? 'female' : 'male',
    localBody: part,
  }))
const place = fc.constantFrom(...places)
const month = fc.nat(11).map((count) => addMonths('2026-04', count))
const none = {
  monthPaise: 0,
  periodPaise: 0,
  taxableIncomePaise: 0,
  takenInPeriodPaise: 0,
  takenInYearPaise: 0,
  since: null,
  daysInPeriod: null,
  isLast: false,
}

test('the schedule is named with its source, and the pay it was applied to', () => {
  const { taxPaise, trace } = professionalTax(indianBook, { ...karnataka, month: '2027-02', amountPaise: 25_000_00 })
  expect(inEnglish([taxPaise, trace[0]!.words])).toEqual([300_00, 'Professional tax on monthly pay of ₹25,000'])
  expect(inEnglish(trace[0]!.law![0])).toMatchObject({
    id: 'in.pt.KA',
    value: 'On monthly pay: from ₹25,000 ₹200 (Feb ₹300)',
  })
})

test('a state that never had the tax takes nothing; one whose table begins later is not guessed', () => {
  expect(professionalTax(indianBook, { ...karnataka, state: 'DL', month: '1999-01', amountPaise: 1 }).taxPaise).toBe(0)
  expect(() => professionalTax(indianBook, { ...karnataka, month: '2023-03', amountPaise: 1 })).toThrow(LawError)
})

test('more pay never means less tax, in any state and month', () => {
  fc.assert(
    fc.property(place, month, fc.nat(12_000_000), fc.nat(1_000_000), (of, at, amount, more) => {
      const low = professionalTax(indianBook, { ...of, month: at, amountPaise: amount }).taxPaise
      const high = professionalTax(indianBook, { ...of, month: at, amountPaise: amount + more }).taxPaise
      expect(high).toBeGreaterThanOrEqual(low)
    }),
  )
})

test.each(['atOnce', 'spread'] as const)(
  'a whole year with the same pay takes what the schedule says and never above ₹2,500, %s',
  (periodic) => {
    fc.assert(
      fc.property(place, fc.nat(20_000_000), (of, monthPaise) => {
        const taken = year(
          { ...of, ...none, month: '2026-04', monthPaise, taxableIncomePaise: monthPaise * 12 },
          periodic,
        )
        expect(taken).toBeLessThanOrEqual(2_500_00)
        expect(taken).toBe(Math.min(2_500_00, scheduled(of, monthPaise)))
      }),
    )
  },
)

test('when spread, no month takes more than its part, except the last', () => {
  const parts = [0, 1, 2, 3, 4, 5].map((count) => monthOf(kerala, addMonths('2026-10', count), 208_00 * count))
  expect(parts).toEqual([208_00, 208_00, 208_00, 208_00, 208_00, 210_00])
})

/** A year of months, each knowing what the earlier ones deducted. */
function year(input: ProfessionalTaxMonthInput, periodic: 'atOnce' | 'spread'): number {
  let inYear = 0
  let inPeriod = 0
  for (let count = 0; count < 12; count += 1) {
    const at = addMonths('2026-04', count)
    const period = professionalTaxPeriod(indianBook, input, at)
    if (period?.from === at) inPeriod = 0
    const months = period === null ? 0 : period.to === addMonths(period.from, 5) ? 6 : 12
    const { taxPaise } = professionalTaxOfMonth(
      indianBook,
      {
        ...input,
        month: at,
        periodPaise: input.monthPaise * months,
        takenInPeriodPaise: inPeriod,
        takenInYearPaise: inYear,
      },
      { periodic },
    )
    inYear += taxPaise
    inPeriod += taxPaise
  }
  return inYear
}

/** The same year straight from the schedule: each month's, half-year's or year's tax once. */
function scheduled(of: ProfessionalTaxPlace, monthPaise: number): number {
  let total = 0
  for (let count = 0; count < 12; count += 1) {
    const at = addMonths('2026-04', count)
    const period = professionalTaxPeriod(indianBook, of, at)
    const { basis } = professionalTax(indianBook, { ...of, month: at, amountPaise: 0 })
    const months = basis === 'halfYearGross' ? 6 : basis === 'annualGross' || basis === 'annualTaxableIncome' ? 12 : 1
    if (period !== null && period.to !== at) continue
    total += professionalTax(indianBook, { ...of, month: at, amountPaise: monthPaise * months }).taxPaise
  }
  return total
}

function monthOf(of: ProfessionalTaxPlace, at: string, taken: number): number {
  const input = {
    ...of,
    ...none,
    month: at,
    periodPaise: 125_000_00,
    takenInPeriodPaise: taken,
    takenInYearPaise: taken,
  }
  return professionalTaxOfMonth(indianBook, input, { periodic: 'spread' }).taxPaise
}
