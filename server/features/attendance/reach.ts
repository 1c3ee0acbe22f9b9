import type { Id } from '@muster/contract/values.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, may } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { notFound } from '../../platform/problem.ts'
import { isInTeam } from '../employees/index.ts'

/** Permissions to see everyone's attendance. */
export const everyone: readonly Permission[] = ['organizationAttendanceRead', 'allEmployeeAttendanceRead']

/** 404 unless the actor sees everyone by a permission, or this person by the reporting line. */
export async function mustReach(tx: Tx, actor: Actor, employee: Id, everyone: readonly Permission[]): Promise<void> {
  if (!(await reaches(tx, actor, employee, everyone))) throw notFound(say`The employee was not found.`)
}

export async function reaches(tx: Tx, actor: Actor, employee: Id, everyone: readonly Permission[]): Promise<boolean> {
  if (may(actor, everyone)) return true
  return actor.employee !== null && isInTeam(tx, { manager: actor.employee, employee })
}
