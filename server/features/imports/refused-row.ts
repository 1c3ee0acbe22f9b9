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

/** Why a row with an unknown employee is refused; `alike` is an ID that differs only by zeros in front, which spreadsheets drop. */
export function unknownPerson(code: string, alike?: string): { column: 'code'; message: Sentence } {
  if (alike !== undefined)
    return {
      column: 'code',
      message: say`There is no employee ${code}. Enter ${alike}, with its zeros, if this is the ID.`,
    }
  return { column: 'code', message: say`There is no employee ${code}. Import the employees first, or correct the ID.` }
}
