import type { Day } from '../../day.ts'
import type { Paise } from '../../money.ts'
import { isDeduction } from '../rules/in/forms/form-16-figures.ts'
import type { Form16Row } from '../rules/in/forms/form-16.ts'
import type { Cell, Column } from './table.ts'

/** The year of one person, as the certificate has it. */
export interface YearOfSalary {
  code: string
  name: string
  pan: string | null
  /** Employed by this employer in the year. */
  from: Day
  to: Day
  /** Of the certificate, in the layout of the year. */
  rows: readonly Form16Row[]
  /** Net tax payable. */
  taxPaise: Paise
  tdsPaise: Paise
  /** Withheld by employers before in the year, as declared. */
  earlierTdsPaise: Paise
}

const person: readonly Column[] = [
  { name: 'Employee reference', type: 'text' },
  { name: 'PAN', type: 'text' },
  { name: 'Name', type: 'text' },
  { name: 'From', type: 'text' },
  { name: 'To', type: 'text' },
  { name: 'Regime', type: 'text' },
]

const withheld: readonly Column[] = [
  { name: 'Tax withheld', type: 'amount' },
  { name: 'Tax withheld by other employers', type: 'amount' },
  { name: 'Total tax withheld', type: 'amount' },
  { name: 'Tax still owed, or below zero too much', type: 'amount' },
]

/**
 * Columns of Annexure II of the quarterly statement: the rows of the certificate, with what was declared and what is
 * deductible for each deduction, and the tax withheld.
 *
 * Source: Forms 24Q and 138, Annexure II; rule book 6.
 *
 * @param rows of anybody: the layout is everybody's
 */
export function annexureTwoColumns(rows: readonly Form16Row[]): Column[] {
  const amounts = rows.flatMap(({ figure, number, text }): Column[] => {
    const name = `${number} ${text}`
    if (figure === null || figure === 'optedOut') return []
    if (!isDeduction(figure)) return [{ name, type: 'amount' }]
    return [
      { name: `${name}, declared`, type: 'amount' },
      { name: `${name}, deductible`, type: 'amount' },
    ]
  })
  return [...person, ...amounts, ...withheld]
}

/** The row of a person, under those columns. */
export function annexureTwoRow({ rows, taxPaise, tdsPaise, earlierTdsPaise, ...of }: YearOfSalary): Cell[] {
  const amounts = rows.flatMap(({ figure, amountPaise, declaredPaise }): Cell[] => {
    if (figure === null || figure === 'optedOut') return []
    return isDeduction(figure) ? [declaredPaise, amountPaise] : [amountPaise]
  })
  const isOld = rows.some(({ figure, word }) => figure === 'optedOut' && word === 'Yes')
  const allPaise = tdsPaise + earlierTdsPaise
  return [
    ...[of.code, of.pan ?? 'PANNOTAVBL', of.name, of.from, of.to, isOld ? 'old' : 'new'],
    ...amounts,
    ...[tdsPaise, earlierTdsPaise, allPaise, taxPaise - allPaise],
  ]
}
