import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Fault, CheckedRow } from './import-kind.ts'

/** The result for a row that cannot be written. */
export function refusedRow<C extends string, P>(
  row: number,
  name: string,
  faults: readonly Fault<C>[],
): CheckedRow<C, P> {
  return { row, name, isNew: true, changes: [], faults: [...faults], writes: [], plan: null }
}

/** Why a row with an unknown employee is refused. */
export function unknownPerson(code: string): { column: 'code'; message: Sentence } {
  return { column: 'code', message: say`There is no employee ${code}. Import the employees first, or correct the ID.` }
}
