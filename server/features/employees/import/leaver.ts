import type { Day, Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { CheckedRow } from '../../imports/index.ts'
import type { Holder, Known } from './import.queries.ts'
import type { Cells, Column } from './person-cells.ts'

/** An employment that has ended. */
interface Leaver {
  employee: Id
  code: string
  joinedOn: Day
  leftOn: Day
}

/** Who is hired again by a row with a new employee ID: whoever left among those with its identity numbers or its email. */
export function leaverAmong(holders: readonly (Holder | undefined)[], owner: Known | undefined): Leaver | null {
  for (const one of [...holders, owner && { ...owner, employee: owner.id }]) {
    const { employee = null, code = null, status, joinedOn = null, leftOn = null } = one ?? {}
    if (employee && code !== null && status === 'inactive' && joinedOn !== null && leftOn !== null)
      return { employee, code, joinedOn, leftOn }
  }
  return null
}

export const againChanges = ({ code, joinedOn, leftOn }: Leaver, cells: Cells): CheckedRow<Column>['changes'] => [
  { column: 'code', from: code, to: cells.code },
  { column: 'joinedOn', from: `${joinedOn} – ${leftOn}`, to: cells.joinedOn },
]

/** Why a row does not give an existing person another joining date. */
export function otherJoining({ name, status, leftOn }: Known, joinedOn: string): Sentence {
  if (status === 'inactive' && leftOn !== null && joinedOn > leftOn)
    return say`${name} left on ${{ day: leftOn }}. To hire this person again, enter a new employee ID.`
  return say`${name} has another joining date. Change it in the employee's record.`
}
