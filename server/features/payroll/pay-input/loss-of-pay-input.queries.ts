import { sql } from 'kysely'
import type { Id, Instant, Month } from '@muster/contract/values.ts'
import type { HalfDays } from '@muster/engine/day.ts'
import { ofSomeOrAll } from '../../../platform/database/some-or-all.ts'
import { change } from '../../../platform/database/statement.ts'

/** Loss of pay of a month entered by payroll: one row per employee, one statement. */
export const enteredLossOfPay = ofSomeOrAll(
  (whose) =>
    ({ db, organisation }, p: { month: Month; employees: readonly Id[] | null }) => ({
      compile: () =>
        sql<{ employee: Id; lossOfPay: { day: null; halfDays: HalfDays; reason: string }[] }>`
          select employee_id as employee, jsonb_agg(jsonb_build_object('day', null, 'halfDays', half_days, 'reason', reason)
            order by id) as "lossOfPay"
          from loss_of_pay_input
          where organisation_id = ${organisation} and month = ${p.month} and ${whose(sql`employee_id`, p)}
          group by employee_id`.compile(db),
    }),
)

interface NewRows {
  batch: Id
  month: Month
  account: Id | null
  now: Instant
  /** JSON of rows, however many. */
  rows: string
}

export const insertLossOfPay = change(({ db, organisation }, p: NewRows) => ({
  compile: () =>
    sql`
      insert into loss_of_pay_input (organisation_id, employee_id, month, half_days, reason, batch_id, created_by, created_at)
      select ${organisation}, employee, ${p.month}, half_days, reason, ${p.batch}, ${p.account}, ${p.now}
      from jsonb_to_recordset(${p.rows}::jsonb) as entry (employee uuid, half_days smallint, reason text)
      returning 1`.compile(db),
}))

export const deleteLossOfPay = change(({ db, organisation }, p: { batch: Id }) =>
  db.deleteFrom('loss_of_pay_input').where('organisation_id', '=', organisation).where('batch_id', '=', p.batch),
)
