import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, firstDay, lastDay, months, monthsOfFinancialYear, type Month } from '../../day.ts'
import { indianBook } from '../../statute-book/india.ts'
import { sum } from '../../money.ts'
import { amountOf, lost, pay, slipOf } from '../payslip/anybody.fixture.ts'
import type { PayslipInput } from '../payslip/payslip-input.ts'
import type { Payslip } from '../payslip/payslip-result.ts'
import { taxedFunds } from '../rules/in/perquisites/funds.ts'
import { professionalTaxPeriod } from '../rules/in/professional-tax/month.ts'
import { professionalTax } from '../rules/in/professional-tax/professional-tax.ts'
import { nothingDeclared } from '../rules/in/salary-tax/input.ts'
import { salaryTax } from '../rules/in/salary-tax/salary-tax.ts'
import { contributionPeriod } from '../rules/in/state-insurance/state-insurance.ts'
import { indianInput, salaryLine } from '../payslip/statutory.fixture.ts'
import type { EarlierMonth } from '../payslip/year-so-far.ts'

const anyYear = fc
  .record({
    financialYear: fc.constantFrom('2025-26', '2026-27'),
    state: fc.constantFrom('KA', 'MH', 'TN', 'KL', 'BR', 'PY', 'DL', 'OD'),
    regime: fc.constantFrom('old' as const, 'new' as const),
    bonusMode: fc.constantFrom('spread' as const, 'inMonth' as const),
    periodic: fc.constantFrom('atOnce' as const, 'spread' as const),
    employed: fc.tuple(fc.nat(11), fc.nat(11)),
    // From pay covered by ESI to pay with a surcharge.
    times: fc.constantFrom(0.05, 0.1, 1, 4),
    pay,
    later: pay,
    raisedIn: fc.nat(11),
    months: fc.array(fc.record({ bonus: fc.oneof(fc.constant(0), fc.nat(80_000)), lost }), {
      minLength: 12,
      maxLength: 12,
    }),
  })
  .map(({ employed: [a, b], ...of }) => ({ ...of, from: Math.min(a, b), to: Math.max(a, b) }))
type Year = typeof anyYear extends fc.Arbitrary<infer T> ? T : never

describe('over a financial year, payslip by payslip', () => {
  test("the tax withheld is that of the year's pay, or what was deducted before if pay fell", () => {
    fc.assert(
      fc.property(anyYear, (of) => {
        const slips = slipsOf(of)
        const { totalTaxPaise } = salaryTax(indianBook, {
          ...nothingDeclared,
          financialYear: of.financialYear,
          regime: of.regime,
          salaryPaise: total(slips, ({ grossPaise }) => grossPaise),
          funds: taxedFunds(indianBook, {
            financialYear: of.financialYear,
            providentFundPaise: total(slips, (slip) => amountOf(slip, 'EMPLOYER_EPF')),
            pensionPaise: 0,
            superannuationPaise: 0,
            salaryPaise: total(slips, (slip) => amountOf(slip, 'BASIC')),
          }),
          professionalTaxPaise: total(slips, (slip) => amountOf(slip, 'PT')),
          deductions: { '80C': total(slips, (slip) => amountOf(slip, 'EPF')) },
        })
        const before = total(slips.slice(0, -1), (slip) => amountOf(slip, 'TDS'))
        expect(total(slips, (slip) => amountOf(slip, 'TDS'))).toBe(Math.max(before, totalTaxPaise))
      }),
    )
  })

  test('professional tax is that of the pay of its month, half-year or year', () => {
    fc.assert(
      fc.property(anyYear, (of) => {
        const place = { state: of.state, localBody: 'other', gender: 'female' as const }
        const periods = Map.groupBy(slipsOf(of), ({ month }) => {
          const period = professionalTaxPeriod(indianBook, place, month)
          return period === null ? month : period.from
        })
        for (const slips of periods.values()) {
          const amountPaise = total(slips, ({ grossPaise }) => grossPaise)
          const { taxPaise } = professionalTax(indianBook, { ...place, month: slips.at(-1)!.month, amountPaise })
          expect(total(slips, (slip) => amountOf(slip, 'PT'))).toBe(taxPaise)
        }
      }),
    )
  })

  test('someone covered by ESI stays covered to the end of the period', () => {
    fc.assert(
      fc.property(anyYear, (of) => {
        const periods = Map.groupBy(slipsOf(of), ({ month }) => contributionPeriod(indianBook, month).from)
        for (const slips of periods.values()) {
          const since = slips.findIndex(({ facts }) => facts.esi?.covered === true)
          const after = since < 0 ? [] : slips.slice(since)
          for (const { facts } of after) expect(facts.esi?.covered).toBe(true)
        }
      }),
    )
  })
})

/** The payslips from the first to the last month of employment, each knowing the earlier ones. */
function slipsOf(of: Year): Payslip[] {
  const year = monthsOfFinancialYear(of.financialYear)
  const slips: Payslip[] = []
  for (const month of months(year[of.from]!, year[of.to]!)) {
    const earlier = slips.map(({ facts }): EarlierMonth => ({
      ...facts,
      esiCovered: facts.esi !== null && facts.esi.covered,
    }))
    slips.push(slipOf(inputOf(of, year, month, earlier)))
  }
  return slips
}

function inputOf(of: Year, year: readonly Month[], month: Month, earlier: readonly EarlierMonth[]): PayslipInput {
  const index = year.indexOf(month)
  const { bonus, lost: days } = of.months[index]!
  const monthly = index < of.raisedIn ? of.pay : of.later
  const salary = Object.fromEntries(
    Object.entries(monthly).map(([code, rupees]) => [code, Math.round(rupees * of.times)]),
  )
  const input = indianInput({ month, salary, state: of.state, earlier })
  const statutory = input.statutory!
  return {
    ...input,
    employment: {
      joinedOn: of.from === 0 ? '2020-01-01' : firstDay(year[of.from]!),
      leftOn: of.to === 11 ? null : lastDay(year[of.to]!),
    },
    lossOfPay: days.map((day) => ({ day: addDays(firstDay(month), day), halfDays: 2, reason: 'Absent' })),
    oneOffs:
      bonus === 0 ? [] : [{ ...salaryLine('BONUS', 0), kind: 'earning', amountPaise: bonus * 100, reason: 'Agreed' }],
    statutory: {
      ...statutory,
      pt: { ...statutory.pt!, settings: { periodic: of.periodic } },
      tax: { ...statutory.tax!, regime: of.regime, bonusMode: of.bonusMode },
    },
  }
}

function total(slips: readonly Payslip[], amount: (slip: Payslip) => number): number {
  return sum(slips.map(amount))
}
