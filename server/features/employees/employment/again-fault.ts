import type { Day } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'

/** Why someone who left on a day is not hired again from another; null if they can be. */
export function againFault(leftOn: Day, joinedOn: Day): Sentence | null {
  if (joinedOn <= leftOn) return say`The last working day was ${{ day: leftOn }}. Enter a later joining date.`
  // Ceilings, slabs and returns are by person and month.
  if (monthOf(joinedOn) === monthOf(leftOn))
    return say`The employment ended in the same month, on ${{ day: leftOn }}. Enter a day of a later month, or set the employee to active if the employment goes on.`
  return null
}
