import type { Id } from '@muster/contract/values.ts'
import { financialYear, monthOf } from '@muster/engine/day.ts'
import { annexureTwoColumns, annexureTwoRow } from '@muster/engine/payroll/outputs/tax-annexure-two.ts'
import { spreadsheetCsv, tableLine, type Column } from '@muster/engine/payroll/outputs/table.ts'
import { numbersOfPeople } from '../../../employees/index.ts'
import { certificateYear, partsOfYear } from '../../form16/index.ts'
import type { Material } from '../material.ts'

/** So many people are calculated and written at a time. */
const pieceSize = 1000

/** The year of everybody who was paid in it, from the figures of their certificates. */
export async function* annexureTwo({
  app,
  tx,
  payDate,
}: Pick<Material, 'app' | 'tx' | 'payDate'>): AsyncGenerator<string> {
  const year = await certificateYear(tx, financialYear(monthOf(payDate)))
  let columns: Column[] | null = null
  let after: Id | null = null
  for (;;) {
    const piece = await partsOfYear(tx, year, { employees: null, after, limit: pieceSize })
    const numbers = await numbersOfPeople(
      tx,
      app,
      piece.map(({ employee }) => employee),
    )
    for (const { employee, content } of piece) {
      if (columns === null) {
        columns = annexureTwoColumns(content.rows)
        yield* spreadsheetCsv({ columns, rows: [] })
      }
      const { code, name } = content.person
      const pan = numbers.get(employee)?.pan ?? null
      yield tableLine(columns, annexureTwoRow({ ...content, code, name, pan }))
    }
    after = piece.at(-1)?.employee ?? null
    if (piece.length < pieceSize) return
  }
}
