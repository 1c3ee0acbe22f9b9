import type { Tx } from '../../platform/database/tx.ts'
import type { MappedValue } from './cells/mapped-values.ts'
import type { AnyImportKind, CheckedRow, FileRow, ImportWork } from './import-kind.ts'

/**
 * Checks rows, with the value that a person chose for blank cells where a row is refused for one. A blank that leaves an existing record
 * alone stays blank.
 */
export async function previewFilled(
  kind: AnyImportKind,
  tx: Tx,
  work: ImportWork,
  rows: readonly FileRow[],
  mapped: readonly MappedValue[],
): Promise<CheckedRow[]> {
  if (rows.length === 0) return []
  const checked = await kind.preview(tx, work, rows)
  const forBlanks = new Map(mapped.filter(({ value }) => value === '').map(({ column, to }) => [column, to]))
  if (forBlanks.size === 0) return checked
  const faults = new Map(checked.map((one) => [one.row, one.faults]))
  const filled = rows.map((row) => {
    const entries = (faults.get(row.row) ?? []).flatMap(({ column }): [string, string][] => {
      const to = column === null || (row.cells[column] ?? '') !== '' ? undefined : forBlanks.get(column)
      return column === null || to === undefined ? [] : [[column, to]]
    })
    return entries.length === 0 ? row : { ...row, cells: { ...row.cells, ...Object.fromEntries(entries) } }
  })
  // All of them again: what rows of one file share, such as the next employee ID, is given once.
  return filled.every((row, at) => row === rows[at]) ? checked : previewFilled(kind, tx, work, filled, mapped)
}
