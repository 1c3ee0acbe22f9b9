import { sql } from 'kysely'
import type { Day, Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import type { State } from '../run-state.ts'

/** The newest hold of `slip` in its run, as `hold`: active while it has no `released_at`. */
export const newestHold = (organisation: Id) => sql`
  left join lateral (
    select * from pay_hold
    where organisation_id = ${organisation} and run_id = slip.run_id and employee_id = slip.employee_id
    order by held_at desc, id desc limit 1
  ) hold on true`

/** From `run`, `slip` and `hold`: the day the employee was paid; null until then. */
export const paidOn = sql`
  case when hold.held_at is not null and hold.released_at is null then null else coalesce(hold.paid_on, run.paid_on) end`

/** The bank's last answer to the payment of `slip`, as `answer`. */
export const lastAnswer = (organisation: Id) => sql`
  left join lateral (
    select attempt, answer, reason, answered_at from bank_answer
    where organisation_id = ${organisation} and payslip_id = slip.id and replaced_at is null
    order by attempt desc limit 1
  ) answer on true`

/** From `run`, `slip`, `hold` and `answer`: whether the money left the company, and did not come back as far as the bank answered. */
export const wasPaid = sql`
  (slip.net_paise > 0 and coalesce(case when hold.paid_by = 'other' then 'paid' end, answer.answer,
    case when ${paidOn} is not null then 'paid' end, '') = 'paid')`

export interface Payable {
  month: Month
  state: State
  kind: 'regular' | 'reversal' | 'settlement'
  approvedAt: Instant | null
  payslip: Id
  account: Id
  name: string
  netPaise: Paise
  isReversed: boolean
  /** Null: not on hold. */
  hold: Id | null
  /** Paid separately before, after it had been on hold. */
  wasPaid: boolean
  hasAnswer: boolean
}

/** One employee's payment in a run. The caller has locked the run. */
export const payable = one(({ db, organisation }, p: { run: Id; employee: Id }) => ({
  compile: () =>
    sql<Payable>`
      select run.month, run.state, run.kind, run.approved_at as "approvedAt", slip.id as payslip,
        employee.account_id as account, employee.name, slip.net_paise as "netPaise",
        exists (select from payslip back
          where back.organisation_id = ${organisation} and back.reverses_id = slip.id) as "isReversed",
        case when hold.released_at is null then hold.id end as hold, hold.paid_on is not null as "wasPaid",
        exists (select from bank_answer answer
          where answer.organisation_id = ${organisation} and answer.payslip_id = slip.id) as "hasAnswer"
      from payslip slip
      join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
      join employee on employee.organisation_id = ${organisation} and employee.id = slip.employee_id
      ${newestHold(organisation)}
      where slip.organisation_id = ${organisation} and slip.run_id = ${p.run} and slip.employee_id = ${p.employee}`.compile(
      db,
    ),
}))

interface NewHold {
  id: Id
  run: Id
  employee: Id
  reason: string
  account: Id
  now: Instant
}

export const insertHold = change(({ db, organisation }, p: NewHold) =>
  db.insertInto('pay_hold').values({
    organisation_id: organisation,
    id: p.id,
    run_id: p.run,
    employee_id: p.employee,
    reason: p.reason,
    held_by: p.account,
    held_at: p.now,
  }),
)

interface Released {
  id: Id
  paidBy: 'run' | 'file' | 'other'
  paidOn: Day | null
  reference: string
  account: Id
  now: Instant
}

export const releaseHold = change(({ db, organisation }, p: Released) => ({
  compile: () =>
    sql`
      update pay_hold set released_by = ${p.account}, released_at = ${p.now}, paid_by = ${p.paidBy},
        paid_on = ${p.paidOn}::date, reference = ${p.reference}
      where organisation_id = ${organisation} and id = ${p.id} and released_at is null`.compile(db),
}))

/** Everyone in a run whose payment is or was on hold. */
export const holdsOfRun = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<HeldPayment>`
      select distinct on (hold.employee_id) hold.employee_id as employee, employee.account_id as account, hold.reason,
        hold.released_at is null as "isOnHold", hold.paid_by as "paidBy", hold.paid_on as "paidOn"
      from pay_hold hold
      join employee on employee.organisation_id = ${organisation} and employee.id = hold.employee_id
      where hold.organisation_id = ${organisation} and hold.run_id = ${p.run}
      order by hold.employee_id, hold.held_at desc, hold.id desc`.compile(db),
}))

export interface HeldPayment {
  employee: Id
  account: Id
  reason: string
  isOnHold: boolean
  paidBy: 'run' | 'file' | 'other' | null
  paidOn: Day | null
}

/** Employees whose pay of an earlier month is still on hold, without payslips reversed since. */
export const heldBefore = rows(({ db, organisation }, p: { before: Month }) => ({
  compile: () =>
    sql<{ employee: Id; name: string; code: string; month: Month; netPaise: Paise }>`
      select employee.id as employee, employee.name, employee.code, slip.month, slip.net_paise as "netPaise"
      from pay_hold hold
      join payslip slip on slip.organisation_id = ${organisation} and slip.run_id = hold.run_id
        and slip.employee_id = hold.employee_id
      join employee on employee.organisation_id = ${organisation} and employee.id = hold.employee_id
      where hold.organisation_id = ${organisation} and hold.released_at is null and slip.month < ${p.before}
        and not exists (select from payslip back where back.organisation_id = ${organisation} and back.reverses_id = slip.id)
      order by lower(employee.name), slip.month`.compile(db),
}))
