import { say } from '@muster/engine/sentence.ts'
import { withFaults } from './checked-rows.ts'
import type { CheckedRow } from './import-kind.ts'

/**
 * Refuses the second of two rows that write the same, however each is spelled and however far apart they are. Takes the rows of a file in
 * order; what they write stays in memory.
 */
export function writtenOnce(): (checkedRow: CheckedRow) => CheckedRow {
  const rows = new Map<string, number>()
  return (checkedRow) => {
    const again = checkedRow.writes.find(({ key }) => rows.has(key))
    if (again !== undefined) {
      const { column, key } = again
      const isTold = checkedRow.faults.some((fault) => fault.column === column)
      return isTold
        ? checkedRow
        : withFaults(checkedRow, [{ column, message: say`This is in row ${rows.get(key)!} too` }])
    }
    for (const { key } of checkedRow.writes) rows.set(key, checkedRow.row)
    return checkedRow
  }
}
