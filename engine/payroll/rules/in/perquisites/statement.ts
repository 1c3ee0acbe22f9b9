import type { LawBook } from '../../../../law/law.ts'
import { sum, type Paise } from '../../../../money.ts'
import { formNames } from '../forms/form-names.ts'
import { firstDayOfYear, type FinancialYear } from '../income-tax/year.ts'
import { taxableOf, type Benefit } from './benefit.ts'
import { perquisiteKinds, type PerquisiteKind } from './kinds.ts'

export interface PerquisiteStatement {
  /** `Form 12BA`, from 2026-27 `Form 123`. */
  form: string
  /** All kinds, including those of zero. */
  rows: PerquisiteRow[]
  /** The sums of the rows; `taxablePaise` is the value of perquisites in the certificate. */
  valuePaise: Paise
  recoveredPaise: Paise
  taxablePaise: Paise
}

export interface PerquisiteRow {
  kind: PerquisiteKind
  /** In English; also the key for translation. */
  text: string
  valuePaise: Paise
  recoveredPaise: Paise
  taxablePaise: Paise
}

interface YearOfBenefits {
  financialYear: FinancialYear
  /** Each kind at most once. */
  benefits: readonly Benefit[]
  /** The value of perquisites in the certificate; what the benefits don't account for is of unknown kind. */
  perquisitesPaise: Paise
}

/**
 * The statement of perquisites that goes with a year's salary certificate, in the wording of Form 12BA: nature, value, amount recovered,
 * amount taxed. Null for someone without perquisites. Source: Income-tax Rules 1962, rule 26A(2); of 2026, rule 204.
 *
 * @throws LawError for a year before 2023-24
 */
export function perquisiteStatement(book: LawBook, year: YearOfBenefits): PerquisiteStatement | null {
  const { financialYear, benefits, perquisitesPaise } = year
  const restPaise = perquisitesPaise - taxableOf(benefits)
  if (benefits.length === 0 && restPaise === 0) return null
  const rows = (Object.keys(perquisiteKinds) as PerquisiteKind[]).map((kind): PerquisiteRow => {
    const one = benefits.find((benefit) => benefit.kind === kind)
    const more = kind === 'other' ? restPaise : 0
    return {
      kind,
      text: perquisiteKinds[kind].text,
      valuePaise: (one?.valuePaise ?? 0) + more,
      recoveredPaise: one?.recoveredPaise ?? 0,
      taxablePaise: (one?.taxablePaise ?? 0) + more,
    }
  })
  return {
    form: formNames(book, firstDayOfYear(financialYear)).perquisites,
    rows,
    valuePaise: sum(rows.map(({ valuePaise }) => valuePaise)),
    recoveredPaise: sum(rows.map(({ recoveredPaise }) => recoveredPaise)),
    taxablePaise: sum(rows.map(({ taxablePaise }) => taxablePaise)),
  }
}
