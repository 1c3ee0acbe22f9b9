import { sql } from 'kysely'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import type { Level } from '../step/level.ts'
import { holds } from '../step/holds.sql.ts'

export interface DueStep {
  step: Id
  request: Id
  type: RequestTypeName
  /** The request's level that this step belongs to. */
  due: Level['due']
}

/** Open steps past their due time, except those reminded of within the last day. */
export const dueSteps = rows(({ db, organisation }, p: { now: Instant; limit: number }) => ({
  compile: () =>
    sql<DueStep>`
      select step.id as step, request.id as request, request.type, request.levels -> (step.level - 1) -> 'due' as due
      from request_step step
      join request on request.organisation_id = ${organisation} and request.id = step.request_id
      where step.organisation_id = ${organisation} and step.outcome is null and step.due_at <= ${p.now}::timestamptz
        and (step.reminded_at is null or step.reminded_at <= ${p.now}::timestamptz - interval '24 hours')
      order by step.due_at, step.id limit ${p.limit}`.compile(db),
}))

/** For a locked request: whether this step is still the open one. */
export const openStep = one(({ db, organisation }, p: { request: Id }) =>
  db
    .selectFrom('request_step')
    .select(['id', 'account_id as account', 'role_id as role', 'level', 'label', 'purpose'])
    .where('organisation_id', '=', organisation)
    .where('request_id', '=', p.request)
    .where('outcome', 'is', null),
)

export const noteReminder = change(({ db, organisation }, p: { step: Id; now: Instant }) =>
  db
    .updateTable('request_step')
    .set({ reminded_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.step),
)

/**
 * Whom an overdue step escalates to: the assignee's manager if active and allowed to decide; otherwise the admin. Never the requester, nor
 * who approved a lower level. Undefined if no one is left or the admin already has it.
 */
export const escalationTarget = one(
  (
    { db, organisation },
    p: { account: Id | null; role: Id | null; permission: string; request: Id; requester: Id },
  ) => ({
    compile: () =>
      sql<{ kind: 'person' | 'role'; _id: Id; name: string }>`
        with approved as (
          select step.ended_by as id from request_step step
          where step.organisation_id = ${organisation} and step.request_id = ${p.request} and step.purpose = 'request'
            and step.outcome = 'approved' and step.ended_by is not null
        )
        select kind, id as "_id", name from (
          select 1 as turn, 'person' as kind, account.id, account.name
          from employee held
          join employee manager on manager.organisation_id = ${organisation} and manager.id = held.reports_to
          join account on account.organisation_id = ${organisation} and account.id = manager.account_id
          join role on role.organisation_id = ${organisation} and role.id = account.role_id
          where held.organisation_id = ${organisation} and held.account_id = ${p.account}::uuid
            and manager.status <> 'inactive' and manager.id <> ${p.requester} and account.id not in (select id from approved)
            and ${holds(organisation, p.permission)}
          union all
          select 2, 'role', role.id, role.name from role
          where role.organisation_id = ${organisation} and role.is_admin and role.id is distinct from ${p.role}::uuid
            and exists (
              select from account
              left join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
              where account.organisation_id = ${organisation} and account.role_id = role.id and account.is_active
                and employee.id is distinct from ${p.requester} and account.id not in (select id from approved))
        ) target order by turn, id limit 1`.compile(db),
  }),
)
