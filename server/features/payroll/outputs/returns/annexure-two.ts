import type { Id } from '@muster/contract/values.ts'
import { financialYear, monthOf } from '@muster/engine/day.ts'
import { annexureTwoColumns, annexureTwoRow } from '@muster/engine/payroll/outputs/tax-annexure-two.ts'
import { spreadsheetCsv, tableLine, worded, type SaidColumn, type Words } from '@muster/engine/payroll/outputs/table.ts'
import { numbersOfPeople } from '../../../employees/index.ts'
import { certificateYear, partsOfYear } from '../../form16/index.ts'
import type { Material } from '../material.ts'

/** How many people are calculated and written at a time. */
const pieceSize = 1000

/** The year of everyone paid in it, with the figures of their certificates. */
export async function* annexureTwo(
  { app, tx, payDate, entity }: Pick<Material, 'app' | 'tx' | 'payDate' | 'entity'>,
  words: Words,
): AsyncGenerator<string> {
  const year = await certificateYear(tx, financialYear(monthOf(payDate)))
  let columns: SaidColumn[] | null = null
  let after: Id | null = null
  for (;;) {
    const piece = await partsOfYear(tx, year, {
      ...{ employees: null, after, limit: pieceSize },
      entity: entity === null ? null : (entity.id ?? 'own'),
    })
    const numbers = await numbersOfPeople(
      tx,
      app,
      piece.map(({ employee }) => employee),
    )
    const isFirst = columns === null
    columns ??= piece[0] === undefined ? null : annexureTwoColumns(piece[0].content.rows)
    if (columns === null) return
    const rows = piece.map(({ employee, regime, content }) => {
      const { code, name } = content.person
      return annexureTwoRow({ ...content, regime, code, name, pan: numbers.get(employee)?.pan ?? null })
    })
    const table = worded({ columns, rows }, words)
    if (isFirst) yield* spreadsheetCsv(table)
    else for (const row of table.rows) yield tableLine(table.columns, row)
    after = piece.at(-1)?.employee ?? null
    if (piece.length < pieceSize) return
  }
}
