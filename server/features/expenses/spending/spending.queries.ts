import { sql, type RawBuilder } from 'kysely'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

export interface SpendingFilter {
  from: Month
  to: Month
  /** The first and last day of these months. */
  first: Day
  last: Day
  /** The organisation's time zone. */
  zone: string
  type: string | null
  category: string | null
  departmentId: Id | null
  employeeId: Id | null
}

/**
 * Approved lines of all types of request: expenses on the day they were made, purchases on the day of approval. Estimates don't count.
 * If a request is paid in part, the payment is spread over its lines in proportion, to the paisa.
 */
function spent(organisation: Id, p: SpendingFilter): RawBuilder<unknown> {
  return sql`
    select spent.* from (
      select line.request_id, line.type, line.number, line.reason, line.position, line.category, line.words, line.day, line.approved,
        employee.id as employee_id, employee.name as person, employee.code, department.id as department_id, department.name as department,
        case when line.type = 'procurement' or line.total = 0 then 0
          else (div(line.running::numeric * (line.total - line.open), line.total)
            - div((line.running - line.approved)::numeric * (line.total - line.open), line.total))::bigint end as paid
      from (
        select request.id as request_id, request.type, request.number, request.reason, request.requester_id, line.position,
          line.category, line.words, coalesce(line.approved_paise, line.total_paise) as approved,
          case when line.particulars ? 'categoryId' and line.day is not null then line.day
            else (request.decided_at at time zone ${p.zone})::date end as day,
          (sum(coalesce(line.approved_paise, line.total_paise)) over (partition by request.id))::bigint as total,
          (sum(coalesce(line.approved_paise, line.total_paise)) over (partition by request.id order by line.position))::bigint as running,
          owed.open
        from request
        cross join lateral (
          select coalesce(sum(payable.amount_paise - (
            select coalesce(sum(paid.amount_paise), 0) from payable_payment paid
            where paid.organisation_id = ${organisation} and paid.payable_id = payable.id)), 0)::bigint as open
          from payable
          where payable.organisation_id = ${organisation} and payable.request_id = request.id and payable.type <> 'recovery'
            and payable.cancelled_at is null offset 0
        ) owed
        -- Only of these requests, however many others there are.
        cross join lateral (
          select position, day, category, words, total_paise, approved_paise, particulars from request_line
          where organisation_id = ${organisation} and request_id = request.id offset 0
        ) line
        where request.organisation_id = ${organisation} and request.state = 'approved'
          -- Nothing is approved before it is spent. Compared as instants, because row-level security allows an index only for those.
          and request.decided_at >= (${p.first}::date - 1)::timestamptz
          and (line.particulars ? 'categoryId' or request.type = 'procurement')
      ) line
      join employee on employee.organisation_id = ${organisation} and employee.id = line.requester_id
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
    ) spent
    where spent.day between ${p.first}::date and ${p.last}::date and spent.approved > 0
      and (${p.type}::text is null or spent.type = ${p.type}::text)
      and (${p.category}::text is null or spent.category = ${p.category}::text)
      and (${p.departmentId}::uuid is null or spent.department_id = ${p.departmentId}::uuid)
      and (${p.employeeId}::uuid is null or spent.employee_id = ${p.employeeId}::uuid)`
}

export interface SpendingSum {
  /** True for the grand total. A group's total has no month. */
  isAll: boolean
  key: string | null
  name: string | null
  month: Month | null
  requests: number
  approvedPaise: Paise
  paidPaise: Paise
  /** The categories in use; on the grand total only. */
  categories: string[] | null
}

/** The whole report: each group by month and in total, and the grand total. */
export const spendingSums = rows(({ db, organisation }, p: SpendingFilter & { by: string }) => ({
  compile: () =>
    sql<SpendingSum>`
      with line as (
        select *, to_char(day, 'YYYY-MM') as month,
          case ${p.by}::text when 'category' then category when 'department' then department_id::text when 'type' then type
            else employee_id::text end as key,
          case ${p.by}::text when 'category' then category when 'department' then department when 'type' then type
            else person end as name
        from (${spent(organisation, p)}) spent
      )
      select grouping(key) = 1 as "isAll", key, name, month, count(distinct request_id)::int as requests,
        coalesce(sum(approved), 0)::bigint as "approvedPaise", coalesce(sum(paid), 0)::bigint as "paidPaise",
        case when grouping(key) = 1 then array_agg(distinct category) filter (where category is not null) end as categories
      from line
      group by grouping sets ((key, name, month), (key, name), ())
      order by key, month`.compile(db),
}))

export interface SpentLine {
  day: Day
  number: string
  type: RequestTypeName
  code: string
  person: string
  department: string | null
  category: string | null
  words: string
  reason: string
  approved: Paise
  paid: Paise
}

/** Single expenses, oldest first. */
export const spentLines = rows(({ db, organisation }, p: SpendingFilter & { limit: number }) => ({
  compile: () =>
    sql<SpentLine>`
      select coalesce(day) as day, number, type, code, person, department, category, words, reason, coalesce(approved) as approved,
        coalesce(paid) as paid
      from (${spent(organisation, p)}) spent
      order by day, number, position limit ${p.limit}`.compile(db),
}))
