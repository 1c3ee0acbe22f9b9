import { sql } from 'kysely'
import type { Id, Instant, Month } from '@muster/contract/values.ts'
import { change, one } from '../../../../platform/database/statement.ts'

/** What later records depend on a locked run; the first of each kind, or null. */
export const builtUpon = one(({ db, organisation }, p: { run: Id; month: Month }) => ({
  compile: () =>
    sql<{
      lockedMonth: Month | null
      reversal: boolean
      settledIn: Month | null
      reversedIn: Month | null
      answers: number
      paidOtherwise: string | null
    }>`
      select
        (select min(month) from pay_run
          where organisation_id = ${organisation} and kind = 'regular' and month > ${p.month}
            and state in ('approved', 'paid')) as "lockedMonth",
        exists (select from payslip slip
          join payslip back on back.organisation_id = ${organisation} and back.reverses_id = slip.id
          where slip.organisation_id = ${organisation} and slip.run_id = ${p.run}) as reversal,
        later.*,
        (select count(*)::int from bank_answer answer
          join payslip slip on slip.organisation_id = ${organisation} and slip.id = answer.payslip_id
          where answer.organisation_id = ${organisation} and slip.run_id = ${p.run}) as answers,
        (select employee.name from pay_hold hold
          join employee on employee.organisation_id = ${organisation} and employee.id = hold.employee_id
          where hold.organisation_id = ${organisation} and hold.run_id = ${p.run} and hold.paid_on is not null
          limit 1) as "paidOtherwise"
      from (
        select min(other.month) filter (where other.kind = 'settlement') as "settledIn",
          min(other.month) filter (where other.kind = 'reversal') as "reversedIn"
        from payslip slip
          join payslip later on later.organisation_id = ${organisation} and later.employee_id = slip.employee_id
          join pay_run other on other.organisation_id = ${organisation} and other.id = later.run_id
          join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
          where slip.organisation_id = ${organisation} and slip.run_id = ${p.run} and other.id <> run.id
            and other.approved_at > run.approved_at) later`.compile(db),
}))

export const reopenRun = change(
  ({ db, organisation }, p: { id: Id; config: string; reason: string; account: Id | null; now: Instant }) => ({
    compile: () =>
      sql`
        update pay_run set state = 'draft', attempt = attempt + 1, done = 0, config = ${p.config}::jsonb,
          calculated_at = null, progress_at = ${p.now}, approved_by = null, approved_at = null, bank_file_at = null, bank_file_entities = '{}',
          reopened_by = ${p.account}, reopened_at = ${p.now}, reopen_reason = ${p.reason}
        where organisation_id = ${organisation} and id = ${p.id} and state = 'approved'`.compile(db),
  }),
)

export const deleteProvisions = change(({ db, organisation }, p: { month: Month }) =>
  db.deleteFrom('provision').where('organisation_id', '=', organisation).where('month', '=', p.month),
)
