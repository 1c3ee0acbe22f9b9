import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

interface RoleRow {
  _id: Id
  name: string
  isAdmin: boolean
  people: number
  permissions: string[]
  canApprove: boolean
  isFallbackApprover: boolean
}

const columns = sql`
  id as "_id", name, is_admin as "isAdmin", permissions, can_approve as "canApprove",
  is_fallback_approver as "isFallbackApprover"`
const people = (organisation: string) => sql`
  (select count(*) from account where organisation_id = ${organisation} and role_id = role.id) as people`

/** By name, one more than `limit`. */
export const rolesAfter = rows(
  (
    { db, organisation },
    p: { roleName?: string | undefined; afterName: string | null; afterId: Id | null; limit: number },
  ) => ({
    compile: () =>
      sql<RoleRow>`
        select ${columns}, ${people(organisation)} from role
        where organisation_id = ${organisation}
          and ${contains(sql`name`, p.roleName)}
          and (${p.afterId}::uuid is null or (name, id) > (${p.afterName}, ${p.afterId}::uuid))
        order by name, id limit ${p.limit}::int + 1`.compile(db),
  }),
)

interface LockedRole extends RoleRow {
  /** A group of the identity provider gives it: whoever joins the group has it. */
  isMapped: boolean
}

export const roleById = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<LockedRole>`
      select ${columns}, ${people(organisation)},
        exists (select from sso_role mapped where mapped.organisation_id = ${organisation} and mapped.role_id = role.id) as "isMapped"
      from role
      where organisation_id = ${organisation} and id = ${p.id} for no key update`.compile(db),
}))

export const accountsWithRole = rows(({ db, organisation }, p: { id: Id }) =>
  db
    .selectFrom('account')
    .select('id as account')
    .where('organisation_id', '=', organisation)
    .where('role_id', '=', p.id),
)

interface RoleValues {
  id: Id
  name: string
  permissions: string[]
  canApprove: boolean
  isFallbackApprover: boolean
}

export const insertRole = change(({ db, organisation }, p: RoleValues & { now: Instant }) =>
  db.insertInto('role').values({
    organisation_id: organisation,
    id: p.id,
    name: p.name,
    permissions: p.permissions,
    can_approve: p.canApprove,
    is_fallback_approver: p.isFallbackApprover,
    created_at: p.now,
  }),
)

export const updateRole = change(({ db, organisation }, p: RoleValues) =>
  db
    .updateTable('role')
    .set({
      name: p.name,
      permissions: p.permissions,
      can_approve: p.canApprove,
      is_fallback_approver: p.isFallbackApprover,
    })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

export const deleteRole = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('role').where('organisation_id', '=', organisation).where('id', '=', p.id),
)
