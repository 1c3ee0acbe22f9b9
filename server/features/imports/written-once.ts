import { say } from '@muster/engine/sentence.ts'
import { withFaults } from './found-rows.ts'
import type { FoundRow } from './import-kind.ts'

/**
 * Refuses the second of two rows that write the same, however each is spelled and however far apart they are. Takes the rows of a file in
 * order; what they write stays in memory.
 */
export function writtenOnce(): (foundRow: FoundRow) => FoundRow {
  const rows = new Map<string, number>()
  return (foundRow) => {
    const again = foundRow.writes.find(({ key }) => rows.has(key))
    if (again !== undefined) {
      const { column, key } = again
      const isTold = foundRow.faults.some((fault) => fault.column === column)
      return isTold ? foundRow : withFaults(foundRow, [{ column, message: say`This is in row ${rows.get(key)!} too` }])
    }
    for (const { key } of foundRow.writes) rows.set(key, foundRow.row)
    return foundRow
  }
}
