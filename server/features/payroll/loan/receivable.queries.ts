import { sql } from 'kysely'
import type { Day, Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one } from '../../../platform/database/statement.ts'
import { lastAnswer } from '../hold/hold.queries.ts'

/**
 * What the settlements of these employees in a run left to recover: overpayments, and deductions that the pay could not
 * cover; of a reversal, what was paid with the payslip that it takes back. Balances of loans and advances are tracked by those themselves.
 */
export const insertReceivables = change(
  (
    { db, organisation },
    p: { run: Id; employees: readonly Id[]; startMonth: Month; today: Day; account: Id; now: Instant },
  ) => ({
    compile: () =>
      sql`
        insert into loan (organisation_id, id, employee_id, n, name, principal_paise, installment_paise, given_on, start_month,
          reason, interest_note, created_by, created_at, payslip_id)
        select ${organisation}, new_id(), slip.employee_id,
          coalesce((select max(n) from loan
            where loan.organisation_id = ${organisation} and loan.employee_id = slip.employee_id), 0)
            + row_number() over (partition by slip.employee_id order by left_over.n),
          left_over.name, left_over.amount, left_over.amount, ${p.today}::date, ${p.startMonth}, left_over.reason, '',
          ${p.account}, ${p.now}, slip.id
        from payslip slip
        cross join lateral (
          select 0 as n, case when slip.reverses_id is null then 'Overpaid salary' else 'Salary paid before' end as name,
            -(line ->> 'amountPaise')::bigint as amount,
            case when slip.reverses_id is null
              then 'What was paid too much and what the law takes is more than the final settlement comes to'
              else 'The payslip of ' || to_char((slip.month || '-01')::date, 'FMMonth YYYY') || ' was reversed after it was paid' end as reason
          from jsonb_array_elements(slip.lines) line
          where line ->> 'code' = 'RECEIVABLE' and (line ->> 'amountPaise')::bigint < 0
          union all
          select n, part ->> 'name', (part ->> 'amountPaise')::bigint, 'The pay of the final settlement was not enough'
          from jsonb_array_elements(coalesce(slip.facts -> 'carriedForward', '[]')) with ordinality as parts (part, n)
          where part ->> 'code' !~ '^(LOAN|RECOVERY):' and slip.reverses_id is null
        ) left_over
        where slip.organisation_id = ${organisation} and slip.run_id = ${p.run}
          and slip.employee_id = any(${p.employees}::uuid[])
        returning 1`.compile(db),
  }),
)

/** What was recovered, by any means, of what a payslip left. */
export const recoveredOf = one(({ db, organisation }, p: { payslip: Id }) => ({
  compile: () =>
    sql<{ name: string }>`
      select loan.name from loan
      join loan_repayment back on back.organisation_id = ${organisation} and back.loan_id = loan.id
      where loan.organisation_id = ${organisation} and loan.payslip_id = ${p.payslip}
      group by loan.id, loan.name having sum(back.amount_paise) <> 0
      order by loan.name limit 1`.compile(db),
}))

/** What was recovered of what the payslips of a run left. */
export const recoveredOfRun = one(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<{ name: string }>`
      select loan.name from loan
      join payslip slip on slip.organisation_id = ${organisation} and slip.id = loan.payslip_id
      where loan.organisation_id = ${organisation} and slip.run_id = ${p.run}
        and exists (select from loan_repayment back
          where back.organisation_id = ${organisation} and back.loan_id = loan.id)
      order by loan.name limit 1`.compile(db),
}))

/** The run is reopened: its payslips, and the receivables they left, will be made anew. */
export const deleteReceivables = change(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql`
      delete from loan using payslip slip
      where loan.organisation_id = ${organisation} and slip.organisation_id = ${organisation}
        and slip.id = loan.payslip_id and slip.run_id = ${p.run}`.compile(db),
}))

/** The payslip that left it is reversed: none of it is owed any more. */
export const closeReceivables = change(({ db, organisation }, p: { payslip: Id; reversal: Id; now: Instant }) => ({
  compile: () =>
    sql`
        insert into loan_repayment (organisation_id, loan_id, kind, month, amount_paise, payslip_id, note, created_at)
        select ${organisation}, loan.id, 'payslip', slip.month, loan.principal_paise, slip.id, 'The settlement was reversed', ${p.now}
        from loan
        join payslip slip on slip.organisation_id = ${organisation} and slip.id = ${p.reversal}
        where loan.organisation_id = ${organisation} and loan.payslip_id = ${p.payslip}
        returning 1`.compile(db),
}))

/**
 * A payment that was made with a payslip reversed since came back: then nothing is to be set off. `closeReturned` and `openPaid` follow the
 * bank's last answer, as long as nothing was set off or received; after that the payment is owed again, and is sent again.
 */
const answeredReversals = (organisation: string, run: Id) => sql`
  select loan.id as loan, loan.principal_paise as principal, back.id as payslip, back.month,
    coalesce(answer.answer, '') = 'returned' as is_returned,
    exists (select from loan_repayment paid
      where paid.organisation_id = ${organisation} and paid.loan_id = loan.id and paid.payslip_id is distinct from back.id) as is_settled
  from payslip slip
  join payslip back on back.organisation_id = ${organisation} and back.reverses_id = slip.id
  join loan on loan.organisation_id = ${organisation} and loan.payslip_id = back.id
  ${lastAnswer(organisation)}
  where slip.organisation_id = ${organisation} and slip.run_id = ${run}`

export const closeReturned = change(({ db, organisation }, p: { run: Id; now: Instant }) => ({
  compile: () =>
    sql`
      insert into loan_repayment (organisation_id, loan_id, kind, month, amount_paise, payslip_id, note, created_at)
      select ${organisation}, loan, 'payslip', month, principal, payslip, 'The payment came back', ${p.now}
      from (${answeredReversals(organisation, p.run)}) receivable where is_returned and not is_settled
      on conflict (organisation_id, loan_id, payslip_id) do nothing
      returning 1`.compile(db),
}))

export const openPaid = change(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql`
      delete from loan_repayment back using (${answeredReversals(organisation, p.run)}) receivable
      where back.organisation_id = ${organisation} and back.loan_id = receivable.loan and back.payslip_id = receivable.payslip
        and not receivable.is_returned`.compile(db),
}))

export interface ReceivableRow {
  _id: Id
  employee: { _id: Id; name: string; code: string }
  leftOn: Day | null
  name: string
  reason: string
  since: Day
  principalPaise: Paise
  leftPaise: Paise
  lastOn: Day | null
}

interface Filter {
  today: Day
  state: 'open' | 'closed'
  search?: string | undefined
}

/** Receivables from settlements, and loan balances of former employees. */
export const receivablePage = pageOf<ReceivableRow, Filter, 'name' | 'since' | 'left'>({
  sortable: { name: 'lower(person)', since: 'given_on', left: 'left_paise' },
  matching: ({ organisation }, p) => sql`
    select * from (
      select loan.id, loan.name, loan.reason, loan.given_on, loan.principal_paise, employee.id as employee_id,
        employee.name as person, employee.code as employee_code, employee.left_on,
        loan.principal_paise - (select coalesce(sum(amount_paise), 0)::bigint from loan_repayment back
          where back.organisation_id = ${organisation} and back.loan_id = loan.id) as left_paise,
        (select max(coalesce(received_on, created_at::date)) from loan_repayment back
          where back.organisation_id = ${organisation} and back.loan_id = loan.id) as last_on
      from loan
      join employee on employee.organisation_id = ${organisation} and employee.id = loan.employee_id
      where loan.organisation_id = ${organisation}
        and (loan.payslip_id is not null or employee.left_on < ${p.today}::date)
    ) owed
    where (left_paise > 0) = (${p.state}::text = 'open') and ${contains(sql`person || ' ' || employee_code || ' ' || name`, p.search)}`,
  rows: () => sql`
    select page.n, id as "_id", jsonb_build_object('_id', employee_id, 'name', person, 'code', employee_code) as employee,
      left_on as "leftOn", name, reason, given_on as since, principal_paise as "principalPaise", left_paise as "leftPaise",
      last_on as "lastOn"
    from page`,
})
