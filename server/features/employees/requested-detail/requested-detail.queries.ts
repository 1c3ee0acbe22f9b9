import { sql } from 'kysely'
import type { z } from 'zod'
import type { RequestedDetail } from '@muster/contract/employees/requested-detail.routes.ts'
import type { RequestedStep } from '@muster/contract/employees/requested-detail.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

type Row = z.output<typeof RequestedDetail>

/** The state of a step, from the record of `detail.employee_id` and its pending requests. */
const stateOf = (organisation: string) => sql`
  case
    when detail.step = 'address' then case when exists (select from employee_personal personal
      where personal.organisation_id = ${organisation} and personal.employee_id = detail.employee_id
        and coalesce(personal.current_address ->> 'line1', '') <> '') then 'done' else 'open' end
    when detail.step = 'emergency' then case when exists (select from emergency_contact contact
      where contact.organisation_id = ${organisation} and contact.employee_id = detail.employee_id) then 'done' else 'open' end
    when detail.step = 'family' then case when exists (select from family_member member
      where member.organisation_id = ${organisation} and member.employee_id = detail.employee_id) then 'done' else 'open' end
    when detail.step = 'bank' then case when exists (select from employee_bank bank
      where bank.organisation_id = ${organisation} and bank.employee_id = detail.employee_id) then 'done' else ${waits(organisation, 'bank')} end
    else case when exists (select from employee_personal personal
      where personal.organisation_id = ${organisation} and personal.employee_id = detail.employee_id
        and personal.pan_digest is not null) then 'done' else ${waits(organisation, 'pan')} end
  end`

const waits = (organisation: string, kind: 'bank' | 'pan') => sql`
  case when exists (select from change_request request where request.organisation_id = ${organisation}
    and request.employee_id = detail.employee_id and request.kind = ${sql.lit(kind)} and request.state = 'pending')
    then 'sent' else 'open' end`

export const requestedDetails = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<Row>`
      select detail.step, detail.note, account.name as "requestedBy", detail.requested_at as "requestedAt",
        ${stateOf(organisation)} as state
      from requested_detail detail
      join account on account.organisation_id = ${organisation} and account.id = detail.requested_by
      where detail.organisation_id = ${organisation} and detail.employee_id = ${p.employee}
      order by array_position(array['address', 'bank', 'identity', 'emergency', 'family'], detail.step)`.compile(db),
}))

/** The steps that are already in the record, or pending with HR. */
export const stepsThere = rows(({ db, organisation }, p: { employee: Id; steps: readonly RequestedStep[] }) => ({
  compile: () =>
    sql<{ step: RequestedStep }>`
      select detail.step from (select step, ${p.employee}::uuid as employee_id from unnest(${p.steps}::text[]) step) detail
      where ${stateOf(organisation)} <> 'open'`.compile(db),
}))

/** A repeated request counts as made today. */
export const putRequested = change(
  ({ db, organisation }, p: { employee: Id; steps: readonly RequestedStep[]; note: string; by: Id; now: Instant }) => ({
    compile: () =>
      sql`
        insert into requested_detail (organisation_id, employee_id, step, note, requested_by, requested_at, told_at)
        select ${organisation}, ${p.employee}, step, ${p.note}, ${p.by}, ${p.now}, ${p.now}
        from unnest(${p.steps}::text[]) step
        on conflict (organisation_id, employee_id, step) do update set note = excluded.note,
          requested_by = excluded.requested_by, requested_at = excluded.requested_at, told_at = excluded.told_at,
          answered_at = null
        returning 1`.compile(db),
  }),
)

export const deleteRequested = change(({ db, organisation }, p: { employee: Id; step: RequestedStep }) =>
  db
    .deleteFrom('requested_detail')
    .where('organisation_id', '=', organisation)
    .where('employee_id', '=', p.employee)
    .where('step', '=', p.step),
)

/** Records and returns the people to remind of what is still open; no former employees. */
export const noteReminded = rows(({ db, organisation }, p: { before: Instant; now: Instant }) => ({
  compile: () =>
    sql<{ account: Id }>`
      with due as (
        update requested_detail detail set told_at = ${p.now}
        from employee
        where detail.organisation_id = ${organisation} and detail.answered_at is null and detail.told_at <= ${p.before}
          and employee.organisation_id = ${organisation} and employee.id = detail.employee_id
          and employee.status <> 'inactive' and ${stateOf(organisation)} = 'open'
        returning employee.account_id
      )
      select distinct account_id as account from due`.compile(db),
}))

/** Records and returns what has arrived, for its requester. */
export const noteAnswered = rows(({ db, organisation }, p: { now: Instant }) => ({
  compile: () =>
    sql<{ account: Id; employee: Id; name: string }>`
      with there as (
        update requested_detail detail set answered_at = ${p.now}
        where detail.organisation_id = ${organisation} and detail.answered_at is null and ${stateOf(organisation)} = 'done'
        returning detail.employee_id, detail.requested_by
      )
      select distinct requested_by as account, employee.id as employee, employee.name
      from there join employee on employee.organisation_id = ${organisation} and employee.id = there.employee_id`.compile(
      db,
    ),
}))

export const personAsked = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ account: Id }>`
      select account_id as account from employee
      where organisation_id = ${organisation} and id = ${p.employee} and status <> 'inactive'`.compile(db),
}))
