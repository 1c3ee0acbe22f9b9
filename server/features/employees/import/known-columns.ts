import { privilegedPermissions } from '@muster/contract/access-levels.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { type ImportWork, knownNames, type KnownValuesOf } from '../../imports/index.ts'
import { type Choice, importChoices } from './import.queries.ts'
import { type Column, wordColumns } from './person-cells.ts'

/** The columns of a person that take known values only. */
export async function knownColumns(
  tx: Tx,
  { app, actor }: Pick<ImportWork, 'app' | 'actor'>,
): Promise<KnownValuesOf<Column>> {
  const choices = await importChoices(tx, {})
  const employers = await app.employers.choices(tx)
  const named = (kind: Choice['kind']) => knownNames(choices.filter((one) => one.kind === kind).map(({ name }) => name))
  const roles = choices.filter((one) => one.kind === 'role' && mayGive(one, actor)).map(({ name }) => name)
  return {
    ...wordColumns,
    department: named('department'),
    location: named('location'),
    shift: named('shift'),
    role: { ...named('role'), options: knownNames(roles).options },
    legalEntity: knownNames(employers.map(({ name }) => name)),
  }
}

/** Whether an import may give someone a role: not one with privileged access, nor one with more than the importer's own. */
function mayGive({ isAdmin, permissions }: Choice, actor: Actor): boolean {
  if (isAdmin || permissions.some((one) => privilegedPermissions.includes(one as Permission))) return false
  return permissions.every((one) => actor.permissions.has(one as Permission))
}
