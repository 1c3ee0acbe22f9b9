import { sql } from 'kysely'
import type { z } from 'zod'
import type { LeaveEncashment } from '@muster/contract/leave/leave-encashment.routes.ts'
import type { Day, Id, Instant, Month } from '@muster/contract/values.ts'
import { ofSomeOrAll } from '../../../platform/database/some-or-all.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import type { PayableLeave } from '../../../platform/leave/leave.ts'

export const payableLeave = ofSomeOrAll(
  (whose) =>
    ({ db, organisation }, p: { month: Month; run: Id | null; employees: readonly Id[] | null }) => ({
      compile: () =>
        sql<PayableLeave>`
      select e.id, e.employee_id as employee, jsonb_build_object('id', l.id, 'name', l.name, 'code', l.code) as policy,
        e.half_days as "halfDays", e.on_day as "on", e.at_exit as "atExit", e.reason
      from leave_encashment e
      join leave_policy l on l.organisation_id = ${organisation} and l.id = e.policy_id
      where e.organisation_id = ${organisation} and e.cancelled_at is null and e.pay_month <= ${p.month}
        and (e.paid_run is null or e.paid_run = ${p.run}::uuid) and ${whose(sql`e.employee_id`, p)}
      order by e.employee_id, e.on_day, e.id`.compile(db),
    }),
)

export const payRows = change(({ db, organisation }, p: { ids: readonly Id[]; run: Id; now: Instant }) => ({
  compile: () =>
    sql`
      update leave_encashment set paid_run = ${p.run}, paid_at = ${p.now}
      where organisation_id = ${organisation} and id = any(${p.ids}::uuid[]) and paid_run is null and cancelled_at is null`.compile(
      db,
    ),
}))

export const reopenRows = change(({ db, organisation }, p: { run: Id; employee: Id }) =>
  db
    .updateTable('leave_encashment')
    .set({ paid_run: null, paid_at: null })
    .where('organisation_id', '=', organisation)
    .where('paid_run', '=', p.run)
    .where('employee_id', '=', p.employee),
)

export const reopenRowsOfRun = change(({ db, organisation }, p: { run: Id }) =>
  db
    .updateTable('leave_encashment')
    .set({ paid_run: null, paid_at: null })
    .where('organisation_id', '=', organisation)
    .where('paid_run', '=', p.run),
)

export const encashmentsOf = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<z.output<typeof LeaveEncashment>>`
      select e.id as "_id", e.policy_id as "policyId", l.name as policy, e.half_days as "halfDays", e.on_day as "on", e.pay_month as month,
        e.at_exit as "atExit", e.reason, account.name as "by", e.created_at as "createdAt", e.paid_at as "paidAt",
        e.cancelled_at is not null as "isCancelled"
      from leave_encashment e
      join leave_policy l on l.organisation_id = ${organisation} and l.id = e.policy_id
      join account on account.organisation_id = ${organisation} and account.id = e.account_id
      where e.organisation_id = ${organisation} and e.employee_id = ${p.employee}
      order by e.created_at desc, e.id desc`.compile(db),
}))

export const encashment = one(({ db, organisation }, p: { id: Id }) =>
  db
    .selectFrom('leave_encashment')
    .select(['employee_id as employee', 'half_days as halfDays', 'paid_at as paidAt', 'cancelled_at as cancelledAt'])
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id)
    .forUpdate(),
)

interface NewEncashment {
  id: Id
  employee: Id
  policy: Id
  day: Day
  halfDays: number
  month: Month
  atExit: boolean
  reason: string
  account: Id
  now: Instant
}

export const insertEncashment = change(({ db, organisation }, p: NewEncashment) =>
  db.insertInto('leave_encashment').values({
    organisation_id: organisation,
    id: p.id,
    employee_id: p.employee,
    policy_id: p.policy,
    on_day: p.day,
    half_days: p.halfDays,
    pay_month: p.month,
    at_exit: p.atExit,
    reason: p.reason,
    account_id: p.account,
    created_at: p.now,
  }),
)

export const cancelEncashment = change(({ db, organisation }, p: { id: Id; account: Id; now: Instant }) =>
  db
    .updateTable('leave_encashment')
    .set({ cancelled_by: p.account, cancelled_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

export const encashmentSubject = one(({ db, organisation }, p: { employee: Id; policy: Id }) => ({
  compile: () =>
    sql<{ name: string; policy: string }>`
      select employee.name, policy.name as policy
      from employee
      join leave_policy policy on policy.organisation_id = ${organisation} and policy.id = ${p.policy}
      where employee.organisation_id = ${organisation} and employee.id = ${p.employee}`.compile(db),
}))
