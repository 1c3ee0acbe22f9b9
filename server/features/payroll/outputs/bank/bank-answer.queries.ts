import { sql } from 'kysely'
import type { Id, Instant, Paise } from '@muster/contract/values.ts'
import { contains } from '../../../../platform/database/like.ts'
import { pageOf } from '../../../../platform/database/page.ts'
import { lastAnswer, newestHold } from '../../hold/hold.queries.ts'
import { change, one, rows } from '../../../../platform/database/statement.ts'

interface Payment {
  payslipId: Id
  employee: { _id: Id; name: string; code: string }
  netPaise: Paise
  state: 'open' | 'paid' | 'returned' | 'onHold'
  reason: string
  returns: number
  answeredAt: Instant | null
}

interface Filter {
  run: Id
  state?: Payment['state'] | undefined
  search?: string | undefined
}

/** The payments of a run, with the last response to each; without payslips reversed before payment. */
const paymentsOf = (organisation: string, run: Id) => sql`
  select slip.id, slip.employee_id, slip.person ->> 'name' as name, slip.person ->> 'code' as code, slip.net_paise,
    answer.attempt, case when hold.held_at is not null and hold.released_at is null then 'onHold'
      when hold.paid_by = 'other' then 'paid' else coalesce(answer.answer, 'open') end as state,
    case when hold.held_at is not null and hold.released_at is null then coalesce(hold.reason)
      when hold.paid_by = 'other' then concat_ws(', ', 'Paid otherwise on ' || to_char(hold.paid_on, 'FMDD Mon YYYY'), nullif(hold.reference, ''))
      else coalesce(answer.reason, '') end as reason, answer.answered_at,
    coalesce(answer.attempt + case answer.answer when 'returned' then 1 else 0 end, 0) as returns
  from payslip slip
  join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
  ${lastAnswer(organisation)}
  ${newestHold(organisation)}
  where slip.organisation_id = ${organisation} and slip.run_id = ${run} and slip.net_paise > 0
    and not exists (
      select from payslip back where back.organisation_id = ${organisation} and back.reverses_id = slip.id and back.net_paise <> 0
        and (run.paid_at is null or back.created_at < run.paid_at or (hold.held_at is not null and hold.released_at is null)))`

export const paymentPage = pageOf<Payment, Filter, 'name' | 'net' | 'answeredAt'>({
  sortable: { name: 'lower(name)', net: 'net_paise', answeredAt: 'answered_at' },
  matching: ({ organisation }, p) => sql`
    select * from (${paymentsOf(organisation, p.run)}) payment
    where ${contains(sql`name || ' ' || code`, p.search)} and (${p.state ?? null}::text is null or state = ${p.state ?? null})`,
  rows: () => sql`
    select n, id as "payslipId", jsonb_build_object('_id', employee_id, 'name', name, 'code', code) as employee,
      net_paise as "netPaise", state, reason, returns, answered_at as "answeredAt"
    from page`,
})

export const answerCounts = one(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<{
      payments: number
      paid: number
      returned: number
      open: number
      onHold: number
      returnedPaise: Paise
      onHoldPaise: Paise
    }>`
      select count(*) as payments, count(*) filter (where state = 'paid') as paid,
        count(*) filter (where state = 'returned') as returned, count(*) filter (where state = 'open') as open,
        count(*) filter (where state = 'onHold') as "onHold",
        coalesce(sum(net_paise) filter (where state = 'onHold'), 0)::bigint as "onHoldPaise",
        coalesce(sum(net_paise) filter (where state = 'returned'), 0)::bigint as "returnedPaise"
      from (${paymentsOf(organisation, p.run)}) payment`.compile(db),
}))

export interface AnsweredPayment {
  payslip: Id
  employee: Id
  /** Of the last response; null without one. */
  attempt: number | null
  state: Payment['state']
  reason: string
  returns: number
}

/** All payments of a run, or one of them. */
export const answeredPayments = rows(({ db, organisation }, p: { run: Id; payslip: Id | null }) => ({
  compile: () =>
    sql<AnsweredPayment>`
      select id as payslip, employee_id as employee, attempt, state, reason, returns
      from (${paymentsOf(organisation, p.run)}) payment where ${p.payslip}::uuid is null or id = ${p.payslip}`.compile(
      db,
    ),
}))

interface Answers {
  /** JSON of rows: `payslip`, `attempt`, `answer`, `reason`. */
  answers: string
  account: Id
  now: Instant
}

const given = (answers: string) => sql`
  jsonb_to_recordset(${answers}::jsonb) as given (payslip uuid, attempt smallint, answer text, reason text)`

/** Ends earlier responses to the same attempts. */
export const endAnswers = change(({ db, organisation }, p: Omit<Answers, 'account'>) => ({
  compile: () =>
    sql`
      update bank_answer set replaced_at = ${p.now}
      where organisation_id = ${organisation} and replaced_at is null
        and (payslip_id, attempt) in (select payslip, attempt from ${given(p.answers)})`.compile(db),
}))

export const insertAnswers = change(({ db, organisation }, p: Answers) => ({
  compile: () =>
    sql`
      insert into bank_answer (organisation_id, payslip_id, attempt, answer, reason, answered_by, answered_at)
      select ${organisation}, payslip, attempt, answer, reason, ${p.account}, ${p.now} from ${given(p.answers)}
      returning 1`.compile(db),
}))

/** Employees with a payment returned since the account was replaced. `accounts`: JSON of rows: `employee`, `since`. */
export const returnedSince = rows(({ db, organisation }, p: { accounts: string }) => ({
  compile: () =>
    sql<{ employee: Id }>`
      select distinct slip.employee_id as employee
      from jsonb_to_recordset(${p.accounts}::jsonb) as paid (employee uuid, since timestamptz)
      join payslip slip on slip.organisation_id = ${organisation} and slip.employee_id = paid.employee
      join lateral (
        select answer, answered_at from bank_answer
        where organisation_id = ${organisation} and payslip_id = slip.id and replaced_at is null
        order by attempt desc limit 1
      ) last on true
      where last.answer = 'returned' and last.answered_at >= coalesce(paid.since, '-infinity')`.compile(db),
}))
