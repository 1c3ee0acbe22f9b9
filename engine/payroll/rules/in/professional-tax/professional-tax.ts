import { firstDay, type Month } from '../../../../day.ts'
import { law, type Law, type LawBook } from '../../../../law/law.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw, type Used } from '../../../../law/use.ts'
import type { Paise } from '../../../../money.ts'
import { easternSchedules } from './east.law.ts'
import { monthlySchedules } from './monthly.law.ts'
import { northEasternSchedules } from './north-east.law.ts'
import { periodicSchedules } from './periodic.law.ts'
import type { ProfessionalTaxBasis, Schedule, Slab, TaxTable } from './schedule.ts'
import { say, type SentenceValue } from '../../../../sentence.ts'

const schedules: readonly Schedule[] = [
  ...monthlySchedules,
  ...easternSchedules,
  ...northEasternSchedules,
  ...periodicSchedules,
]

/** The most a state may take from a person in a year. */
export const professionalTaxLimit = law('in.pt.limit', 'Professional tax: annual maximum', 'paise', [
  {
    from: '1988-12-20',
    value: 2_500_00,
    source: 'Constitution of India, Article 276(2), by the sixtieth amendment',
    certainty: 'firm',
  },
])

export const professionalTaxLaws: readonly Law[] = [...schedules, professionalTaxLimit]

/** The place and person that a schedule applies to. */
export interface ProfessionalTaxPlace {
  /** Two-letter code of the state of the work location, not of the residence. */
  state: string
  /** Some states have a schedule for women; everyone else has that for men. */
  gender: 'male' | 'female' | 'other'
  /** Some states tax by local body; one without its own schedule has that of the others. */
  localBody: string | null
}

export interface ProfessionalTax {
  /** For the period of the basis; for a month if the basis is the taxable income of the year. */
  taxPaise: Paise
  basis: ProfessionalTaxBasis
  trace: TraceStep[]
}

/**
 * Professional tax by a state's schedule; nothing in a state without one.
 *
 * @param amountPaise the amount of the basis: the pay of the month, half-year or year, or the year's taxable income
 * @throws LawError in a state with a schedule, before its first row
 */
export function professionalTax(
  book: LawBook,
  of: ProfessionalTaxPlace & { month: Month; amountPaise: Paise },
): ProfessionalTax {
  const table = taxTable(book, of, of.month)
  if (table === null) {
    return { taxPaise: 0, basis: 'none', trace: [{ words: say`No professional tax in this state`, amountPaise: 0 }] }
  }
  const { value, use } = table
  if (value.basis === 'none') {
    return {
      taxPaise: 0,
      basis: 'none',
      trace: [{ words: say`Professional tax has been abolished`, amountPaise: 0, law: [use] }],
    }
  }
  const taxPaise = taxOf(value.slabs, of.amountPaise, Number(of.month.slice(5)))
  const words = saidOf[value.basis]({ paise: of.amountPaise })
  return { taxPaise, basis: value.basis, trace: [{ words, amountPaise: taxPaise, law: [use] }] }
}

/** The table in force in a month; null in a state without one. */
export function taxTable(book: LawBook, of: ProfessionalTaxPlace, month: Month): Used<TaxTable> | null {
  const schedule =
    bySuffix.get(of.state) ??
    bySuffix.get(`${of.state}.${of.gender === 'female' ? 'female' : 'male'}`) ??
    bySuffix.get(`${of.state}.${of.localBody}`) ??
    bySuffix.get(`${of.state}.other`)
  return schedule === undefined ? null : useLaw(book, schedule, firstDay(month))
}

const bySuffix = new Map(schedules.map((schedule) => [schedule.id.slice('in.pt.'.length), schedule]))

const saidOf = {
  monthlyGross: (pay: SentenceValue) => say`Professional tax on monthly pay of ${pay}`,
  halfYearGross: (pay: SentenceValue) => say`Professional tax on half-yearly pay of ${pay}`,
  annualGross: (pay: SentenceValue) => say`Professional tax on annual pay of ${pay}`,
  annualTaxableIncome: (income: SentenceValue) => say`Professional tax on annual taxable income of ${income}`,
}

function taxOf(slabs: readonly Slab[], amountPaise: Paise, month: number): Paise {
  let taxPaise = 0
  for (const slab of slabs) {
    const isReached = slab.step === 'over' ? amountPaise > slab.amountPaise : amountPaise >= slab.amountPaise
    if (isReached) taxPaise = slab.except?.month === month ? slab.except.taxPaise : slab.taxPaise
  }
  return taxPaise
}
