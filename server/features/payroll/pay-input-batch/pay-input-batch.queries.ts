import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { PayInputBatch } from '@muster/contract/payroll/pay-run/pay-input-batch.routes.ts'
import type { Day, Id, Instant, Month } from '@muster/contract/values.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export interface CodedPerson {
  employee: Id
  name: string
  code: string
  joinedOn: Day
  leftOn: Day | null
  /** The month is in a payslip of an approved run. */
  isLocked: boolean
}

/** Runs of the month are not approved until the transaction has ended. */
const people = (organisation: Id, p: { month: Month }, isWanted: RawBuilder<unknown>) =>
  sql<CodedPerson>`
      with held as materialized (
        select id, state from pay_run where organisation_id = ${organisation} and month = ${p.month} for share
      )
      select employee.id as employee, employee.name, employee.code, employee.joined_on as "joinedOn",
        employee.left_on as "leftOn", exists (
          select from payslip slip join held on held.id = slip.run_id
          where slip.organisation_id = ${organisation} and slip.employee_id = employee.id
            and held.state in ('approved', 'paid')) as "isLocked"
      from employee
      where employee.organisation_id = ${organisation} and ${isWanted}
      order by employee.id`

/** Employees by their codes in lower case. */
export const peopleByCode = rows(({ db, organisation }, p: { codes: readonly string[]; month: Month }) => ({
  compile: () => people(organisation, p, sql`lower(employee.code) = any(${p.codes}::text[])`).compile(db),
}))

/** Employees by their whole names in lower case; several may have one. */
export const peopleByName = rows(({ db, organisation }, p: { names: readonly string[]; month: Month }) => ({
  compile: () => people(organisation, p, sql`lower(employee.name) = any(${p.names}::text[])`).compile(db),
}))

/** Entries for this month only: with the amount in paise; for loss of pay the reason, and half-days. */
export const enteredInMonth = rows(({ db, organisation }, p: { month: Month; employees: readonly Id[] }) => ({
  compile: () =>
    sql<{
      employee: Id
      type: 'earning' | 'deduction' | 'reimbursement' | 'lossOfPay'
      name: string
      amount: number
    }>`
      select employee_id as employee, type, name, amount_paise as amount from pay_input
      where organisation_id = ${organisation} and from_month = ${p.month} and to_month = ${p.month}
        and employee_id = any(${p.employees}::uuid[])
      union all
      select employee_id, 'lossOfPay', reason, half_days from loss_of_pay_input
      where organisation_id = ${organisation} and month = ${p.month} and employee_id = any(${p.employees}::uuid[])`.compile(
      db,
    ),
}))

interface NewBatch {
  id: Id
  month: Month
  rows: number
  account: Id | null
  now: Instant
}

export const insertBatch = change(({ db, organisation }, p: NewBatch) =>
  db.insertInto('pay_input_batch').values({
    organisation_id: organisation,
    id: p.id,
    month: p.month,
    row_count: p.rows,
    created_by: p.account,
    created_at: p.now,
  }),
)

/** `entries`: JSON of rows, however many. */
export const insertEntries = change(({ db, organisation }, p: Omit<NewBatch, 'rows'> & { entries: string }) => ({
  compile: () =>
    sql`
      insert into pay_input (organisation_id, employee_id, type, nature, name, amount_paise, overtime_minutes, reason, from_month,
        to_month, batch_id, created_by, created_at)
      select ${organisation}, employee, type, nature, name, amount, "overtimeMinutes", reason, ${p.month}, ${p.month}, ${p.id}, ${p.account}, ${p.now}
      from jsonb_to_recordset(${p.entries}::jsonb) as entry (employee uuid, type text, nature text, name text, amount bigint,
        "overtimeMinutes" int, reason text)
      returning 1`.compile(db),
}))

/** Employees with an input in `batch`: pay, or days of loss of pay. */
const peopleOf = (organisation: string, batch: RawBuilder<unknown>) => sql`
  (select employee_id from pay_input where organisation_id = ${organisation} and batch_id = ${batch}
  union select employee_id from loss_of_pay_input where organisation_id = ${organisation} and batch_id = ${batch})`

/** Whether an unreversed payslip of an approved run has an input of `batch`. */
const isPaid = (organisation: string) => sql`
  exists (
    select from ${peopleOf(organisation, sql`batch.id`)} input
    join payslip slip on slip.organisation_id = ${organisation} and slip.employee_id = input.employee_id
      and slip.month = batch.month
    join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
    where run.state in ('approved', 'paid') and run.kind <> 'reversal'
      and not exists (
        select from payslip back where back.organisation_id = ${organisation} and back.reverses_id = slip.id))`

/** Locked until the transaction ends; no run of its month is approved before then. */
export const batchToUndo = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ month: Month; isUndone: boolean; isPaid: boolean; rows: number }>`
      with batch as materialized (
        select id, month, undone_at, row_count from pay_input_batch
        where organisation_id = ${organisation} and id = ${p.id} for no key update
      ),
      held as materialized (
        select pay_run.id from pay_run, batch
        where pay_run.organisation_id = ${organisation} and pay_run.month = batch.month for share of pay_run
      )
      select batch.month, batch.undone_at is not null as "isUndone", batch.row_count as rows,
        (select count(*) from held) >= 0 and ${isPaid(organisation)} as "isPaid"
      from batch`.compile(db),
}))

/** Its rows that still have an effect, by employee; days of loss of pay with their reason. */
export const batchEntries = rows(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ person: string; name: string; amountPaise: number | null; halfDays: number | null }>`
      select employee.name || ' (' || employee.code || ')' as person, entry.name, entry.amount_paise as "amountPaise",
        entry.half_days as "halfDays"
      from (
        select employee_id, name, amount_paise, null::int as half_days from pay_input
        where organisation_id = ${organisation} and batch_id = ${p.id}
        union all
        select employee_id, reason, null, half_days from loss_of_pay_input
        where organisation_id = ${organisation} and batch_id = ${p.id}
      ) entry
      join employee on employee.organisation_id = ${organisation} and employee.id = entry.employee_id
      order by employee.name, employee.id, entry.name`.compile(db),
}))

export const batchNamed = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ month: Month; rows: number; account: Id | null }>`
      select month, row_count as rows, created_by as account from pay_input_batch
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

/** Whether it includes the user's own pay. */
export const hasInputOf = one(({ db, organisation }, p: { id: Id; employee: Id }) => ({
  compile: () =>
    sql<{ has: boolean }>`
      select ${p.employee} in ${peopleOf(organisation, sql`${p.id}`)} as has`.compile(db),
}))

export const deleteEntries = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('pay_input').where('organisation_id', '=', organisation).where('batch_id', '=', p.id),
)

export const markUndone = change(({ db, organisation }, p: { id: Id; account: Id | null; now: Instant }) =>
  db
    .updateTable('pay_input_batch')
    .set({ undone_by: p.account, undone_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

export const batchPage = pageOf<z.output<typeof PayInputBatch>, object, 'createdAt'>({
  sortable: { createdAt: 'created_at' },
  matching: ({ organisation }) => sql`select * from pay_input_batch where organisation_id = ${organisation}`,
  rows: ({ organisation }) => sql`
    select page.n, batch.id as "_id", batch.month, batch.row_count as rows,
      (select count(*) from ${peopleOf(organisation, sql`batch.id`)} people) as people,
      jsonb_build_object('paymentsPaise', sums.payments, 'reimbursementsPaise', sums.reimbursements,
        'deductionsPaise', sums.deductions, 'lossOfPayHalfDays', lost.half_days) as totals,
      adder.name as "addedBy", batch.created_at as "createdAt", undoer.name as "undoneBy", batch.undone_at as "undoneAt",
      ${isPaid(organisation)} as "isPaid"
    from page
    join pay_input_batch batch on batch.organisation_id = ${organisation} and batch.id = page.id
    cross join lateral (
      select coalesce(sum(amount_paise) filter (where type = 'earning'), 0)::bigint as payments,
        coalesce(sum(amount_paise) filter (where type = 'reimbursement'), 0)::bigint as reimbursements,
        coalesce(sum(amount_paise) filter (where type = 'deduction'), 0)::bigint as deductions
      from pay_input where organisation_id = ${organisation} and batch_id = batch.id
    ) sums
    cross join lateral (
      select coalesce(sum(half_days), 0)::int as half_days from loss_of_pay_input
      where organisation_id = ${organisation} and batch_id = batch.id
    ) lost
    left join account adder on adder.organisation_id = ${organisation} and adder.id = batch.created_by
    left join account undoer on undoer.organisation_id = ${organisation} and undoer.id = batch.undone_by`,
})
