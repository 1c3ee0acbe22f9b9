import { lawRow, type Certainty, type LawBook } from '../../../../law/law.ts'
import type { Paise } from '../../../../money.ts'
import { form16Figures, type Form16Figure, type Form16Input } from './form-16-figures.ts'
import { form16Layout } from './form-16.law.ts'
import { formNames } from './form-names.ts'
import { firstDayOfYear, type FinancialYear } from '../income-tax/year.ts'

export interface Form16PartB {
  financialYear: FinancialYear
  /** `Form 16`, from 2026-27 `Form 130`. */
  form: string
  rows: Form16Row[]
  /** How sure the layout is. */
  certainty: Certainty
}

export interface Form16Row {
  figure: Form16Figure | null
  /** `10(a)` */
  number: string
  /** In English; also the key for translation. */
  text: string
  /** Null if the row has a word or is a heading. */
  amountPaise: Paise | null
  /** The gross amount of a deduction or exemption; null if the row has one amount. */
  declaredPaise: Paise | null
  /** For row A: whether the employee chose the old regime. */
  word: 'Yes' | 'No' | null
}

/**
 * The rows of a year's salary certificate in that year's layout: Part B of Form 16, from 2026-27 Part C of Form 130. Part A comes from the
 * tax department only.
 *
 * @throws LawError for a year before 2023-24 · RangeError if the text is not a financial year
 */
export function form16PartB(book: LawBook, input: Form16Input): Form16PartB {
  const day = firstDayOfYear(input.financialYear)
  const figures = form16Figures(book, input)
  const { value: layout, certainty } = lawRow(book, form16Layout, day)
  const rows = layout.map(({ number, text, figure }): Form16Row => {
    const blank = { figure, number, text, amountPaise: null, declaredPaise: null, word: null }
    if (figure === null) return blank
    if (figure === 'optedOut') return { ...blank, word: input.regime === 'old' ? 'Yes' : 'No' }
    return { ...blank, ...figures[figure] }
  })
  return { financialYear: input.financialYear, form: formNames(book, day).certificate, rows, certainty }
}
