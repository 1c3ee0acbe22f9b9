import { plain, say } from '../../sentence.ts'
import type { Day } from '../../day.ts'
import type { Paise } from '../../money.ts'
import { isDeduction } from '../rules/in/forms/form-16-figures.ts'
import type { Form16Row } from '../rules/in/forms/form-16.ts'
import type { TaxRegime } from '../rules/in/income-tax/year.ts'
import type { SaidCell, SaidColumn } from './table.ts'

/** A person's year as in the certificate. */
export interface YearOfSalary {
  code: string
  name: string
  pan: string | null
  /** When employed by this employer in the year. */
  from: Day
  to: Day
  regime: TaxRegime
  /** Of the certificate, in the layout of the year. */
  rows: readonly Form16Row[]
  /** Net tax payable. */
  taxPaise: Paise
  tdsPaise: Paise
  /** Withheld by previous employers in the year, as declared. */
  earlierTdsPaise: Paise
}

const person: readonly SaidColumn[] = [
  { name: say`Employee reference`, type: 'text' },
  { name: say`PAN`, type: 'text' },
  { name: say`Name`, type: 'text' },
  { name: say`From`, type: 'text' },
  { name: say`To`, type: 'text' },
  { name: say`Regime`, type: 'text' },
]

const withheld: readonly SaidColumn[] = [
  { name: say`Tax withheld`, type: 'amount' },
  { name: say`Tax withheld by other employers`, type: 'amount' },
  { name: say`Total tax withheld`, type: 'amount' },
  { name: say`Shortfall (+) or excess (-) in tax deduction`, type: 'amount' },
]

/**
 * The columns of Annexure II of the quarterly statement: the rows of the certificate, with the declared and deductible amount of each
 * deduction, and the tax withheld.
 *
 * Source: Forms 24Q and 138, Annexure II; rule book 6.
 *
 * @param rows of anyone: the layout is the same for all
 */
export function annexureTwoColumns(rows: readonly Form16Row[]): SaidColumn[] {
  const amounts = rows.flatMap(({ figure, number, text }): SaidColumn[] => {
    const name = say`${number} ${plain(text)}`
    if (figure === null || figure === 'optedOut') return []
    if (!isDeduction(figure)) return [{ name, type: 'amount' }]
    return [
      { name: say`${name}, declared`, type: 'amount' },
      { name: say`${name}, deductible`, type: 'amount' },
    ]
  })
  return [...person, ...amounts, ...withheld]
}

/** A person's row for those columns. */
export function annexureTwoRow({ rows, regime, taxPaise, tdsPaise, earlierTdsPaise, ...of }: YearOfSalary): SaidCell[] {
  const amounts = rows.flatMap(({ figure, amountPaise, declaredPaise }): SaidCell[] => {
    if (figure === null || figure === 'optedOut') return []
    return isDeduction(figure) ? [declaredPaise, amountPaise] : [amountPaise]
  })
  const allPaise = tdsPaise + earlierTdsPaise
  return [
    ...[of.code, of.pan ?? 'PANNOTAVBL', of.name, of.from, of.to, regime === 'old' ? say`old` : say`new`],
    ...amounts,
    ...[tdsPaise, earlierTdsPaise, allPaise, taxPaise - allPaise],
  ]
}
