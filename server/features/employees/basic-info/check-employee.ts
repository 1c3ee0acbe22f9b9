import type { Permission } from '@muster/contract/permissions.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import { addMonths } from '@muster/engine/day.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { Problem, type FieldFault } from '../../../platform/problem.ts'
import { isInTeam } from '../team/team.queries.ts'
import { holders } from './basic-info.queries.ts'
import { colleague, roleToGive } from './employment.queries.ts'

interface Given {
  code?: string | undefined
  workEmail?: string | undefined
  roleId?: Id | undefined
  reportsTo?: Id | null | undefined
  joinedOn?: Day | undefined
}

/** Checks against the company's other records; reports everything wrong at once. `employee` is null for a new one. */
export async function assertGood(tx: Tx, actor: Actor, employee: Id | null, given: Given): Promise<void> {
  const { code = null, workEmail: email = null } = given
  const taken = await holders(tx, { id: employee, code, email })
  const errors = [
    ...taken.map(({ field, ...holder }) => ({ path: `body.${field}`, message: takenBy(field, holder) })),
    ...(await roleFaults(tx, actor, given.roleId)),
    ...(await managerFaults(tx, employee, given.reportsTo)),
    ...joiningFaults(tx, given.joinedOn),
  ]
  const [first] = errors
  if (first) throw new Problem(taken.length > 0 ? 409 : 400, first.message, { errors })
}

export function takenBy(field: 'code' | 'workEmail', { code, name }: { code: string | null; name: string }): Sentence {
  if (field === 'code') return say`This employee ID belongs to ${name}`
  return code === null ? say`This email belongs to ${name}` : say`This email belongs to ${code} (${name})`
}

/** No one assigns a role with permissions they don't hold themselves, and no one becomes admin here. */
async function roleFaults(tx: Tx, actor: Actor, id: Id | undefined): Promise<FieldFault[]> {
  if (id === undefined) return []
  const role = await roleToGive(tx, { id })
  const fault = (message: Sentence) => [{ path: 'body.roleId', message }]
  if (!role) return fault(say`This role does not exist`)
  if (role.isAdmin) return fault(say`This role cannot be given`)
  const isBeyond = role.permissions.some((one) => !actor.permissions.has(one as Permission))
  return isBeyond ? fault(say`You can give only a role whose permissions you hold yourself`) : []
}

async function managerFaults(tx: Tx, employee: Id | null, id: Id | null | undefined): Promise<FieldFault[]> {
  if (id === null || id === undefined) return []
  const fault = (message: Sentence) => [{ path: 'body.reportsTo', message }]
  if (id === employee) return fault(say`An employee can't report to themselves`)
  const manager = await colleague(tx, { id })
  if (!manager) return fault(say`This person does not exist`)
  if (manager.status === 'inactive') return fault(say`${manager.name} has left`)
  if (employee === null || !(await isInTeam(tx, { manager: employee, employee: id }))) return []
  return fault(say`${manager.name} already reports to this person`)
}

export function joiningFaults(tx: Tx, joinedOn: Day | undefined): FieldFault[] {
  const latest = `${addMonths(localDay(tx.now, 'UTC').slice(0, 7), 12)}-31`
  if (joinedOn === undefined || (joinedOn <= latest && joinedOn >= '1950-01-01')) return []
  return [{ path: 'body.joinedOn', message: say`Enter a joining date at most one year ahead` }]
}
