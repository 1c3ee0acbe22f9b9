import type { LawBook } from '../../../../law/law.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { round, sum, times, type Paise } from '../../../../money.ts'
import { step } from '../income-tax/step.ts'
import { salaryTax, type SalaryTax } from '../salary-tax/salary-tax.ts'
import type { SalaryTaxInput } from '../salary-tax/input.ts'
import { monthlyTds, openingMonthsSaid, takenBefore, type Deducted } from './month.ts'
import { withholdingWithoutPan } from './no-pan.ts'
import { plural, say } from '../../../../sentence.ts'

/** One pay run of one employee. Salary amounts are those of s.17(1), before exemptions. */
export interface WithholdingInput extends Deducted {
  /** Everything in the year except its salary, for the whole year including months to come. */
  year: Omit<SalaryTaxInput, 'salaryPaise'>
  /** Paid by this employer in earlier months of the year, including one-off payments. */
  paidToDatePaise: Paise
  /** For this month, without one-off payments and arrears. */
  thisMonthPaise: Paise
  /** For one full month to come, by contract. */
  monthlyProjectedPaise: Paise
  /** Bonus, arrears and the like in this month. */
  oneOffPaise: Paise
  hasPan: boolean
  /** Without a PAN: whether to withhold even if the rebate reduces the tax to zero. */
  noPanDespiteRebate: boolean
  /** `spread`: the tax on a one-off payment is spread over the months left; `inMonth`: it is deducted at once. */
  bonusMode: 'spread' | 'inMonth'
}

export interface Withholding {
  projectedGrossPaise: Paise
  /** As taxed: to the nearest ten rupees. */
  totalIncomePaise: Paise
  /** For the projected year; without a PAN the amount to withhold in it. */
  annualTaxPaise: Paise
  /** Of the year's tax; the higher rate without a PAN has neither. */
  surchargePaise: Paise
  cessPaise: Paise
  balancePaise: Paise
  /** The deduction of this month, in whole rupees. */
  tdsPaise: Paise
  /** The whole calculation of the year. */
  tax: SalaryTax
  /** In order, from the salary so far to this month's deduction. */
  trace: TraceStep[]
}

/**
 * Tax to withhold in one pay run by the average rate: the year is projected, its tax calculated, and the rest of it spread over the
 * payments to come. Source: Income-tax Act 1961 s.192; Income-tax Act 2025 s.392(1).
 *
 * @throws LawError for a year before 2023-24 · RangeError if no month is left
 */
export function monthlyWithholding(book: LawBook, input: WithholdingInput): Withholding {
  const monthsAfter = input.remainingMonths - 1
  const toComePaise = times(input.monthlyProjectedPaise, monthsAfter, 1, 'nearestPaisa')
  const regularPaise = sum([input.paidToDatePaise, input.thisMonthPaise, toComePaise])
  const projectedGrossPaise = sum([regularPaise, input.oneOffPaise])
  const withOneOff = annual(book, input, projectedGrossPaise)
  const { tax, annualTaxPaise } = withOneOff
  const monthAtOnce =
    input.bonusMode === 'inMonth' && input.oneOffPaise !== 0 ? atOnce(book, input, regularPaise, annualTaxPaise) : null
  const month = monthAtOnce ?? monthlyTds(annualTaxPaise, input)
  return {
    projectedGrossPaise,
    totalIncomePaise: tax.taxedIncomePaise,
    annualTaxPaise,
    surchargePaise: annualTaxPaise === tax.totalTaxPaise ? tax.surchargePaise : 0,
    cessPaise: annualTaxPaise === tax.totalTaxPaise ? tax.cessPaise : 0,
    balancePaise: month.balancePaise,
    tdsPaise: month.tdsPaise,
    tax,
    trace: [
      ...paidBefore(input),
      step(say`Pay of this month`, input.thisMonthPaise),
      ...(monthsAfter > 0
        ? [
            step(
              say`Pay for the ${plural(monthsAfter, { one: 'remaining month', other: '# remaining months' })}, at full monthly pay`,
              toComePaise,
            ),
          ]
        : []),
      ...(input.oneOffPaise === 0 ? [] : [step(say`One-time payments and arrears of this month`, input.oneOffPaise)]),
      ...tax.trace,
      ...withOneOff.trace,
      ...month.trace,
    ],
  }
}

function paidBefore({ paidToDatePaise, opening }: WithholdingInput): TraceStep[] {
  if (opening === undefined) return [step(say`Paid in earlier months`, paidToDatePaise)]
  const here = paidToDatePaise - opening.salaryPaise
  return [
    step(say`Paid before Muster, ${openingMonthsSaid(opening)}`, opening.salaryPaise),
    ...(here === 0 ? [] : [step(say`Paid in earlier months`, here)]),
  ]
}

function annual(book: LawBook, { year, hasPan, noPanDespiteRebate }: WithholdingInput, salaryPaise: Paise) {
  const tax = salaryTax(book, { ...year, salaryPaise })
  if (hasPan) return { tax, annualTaxPaise: tax.totalTaxPaise, trace: [] }
  const { annualPaise, trace } = withholdingWithoutPan(book, year.financialYear, tax, noPanDespiteRebate)
  return { tax, annualTaxPaise: annualPaise, trace }
}

/** The regular part of the tax without the one-off payment, plus at once all the tax that the payment adds. */
function atOnce(book: LawBook, input: WithholdingInput, regularPaise: Paise, annualTaxPaise: Paise) {
  const without = annual(book, input, regularPaise)
  const usual = monthlyTds(without.annualTaxPaise, input)
  const added = annualTaxPaise - without.annualTaxPaise
  const balancePaise = Math.max(0, annualTaxPaise - takenBefore(input))
  const tdsPaise = Math.min(
    round(balancePaise, 'nearestRupee'),
    Math.max(0, usual.tdsPaise + round(added, 'nearestRupee')),
  )
  const trace = [
    step(say`Tax for the year without the one-time payment`, without.annualTaxPaise),
    ...usual.trace,
    step(say`Additional tax on the one-time payment, deducted at once`, added),
    step(say`Deducted this month, limited to the balance of the year's tax`, tdsPaise),
  ]
  return { balancePaise, tdsPaise, trace }
}
