import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { EmployeeLacks, EmployeeRow } from '@muster/contract/employees/basic-info.routes.ts'
import type { EmployeeStatus } from '@muster/contract/employees/employment.ts'
import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { register, registered } from '../../../platform/database/registry.ts'
import { one, rows } from '../../../platform/database/statement.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { employerOf } from '../../../platform/legal-entity/employer-of.sql.ts'
import { entityOf } from '../../../platform/legal-entity/entity-of.sql.ts'
import { isFound, type Search } from '../search/search.sql.ts'

type Row = z.output<typeof EmployeeRow>
type Lacks = z.output<typeof EmployeeLacks>

interface Filter extends Search {
  status?: EmployeeStatus | undefined
  department?: Id | undefined
  role?: Id | undefined
  location?: Id | undefined
  entity?: AskedEntity | undefined
  manager?: Id | undefined
  lacks?: Lacks | undefined
}

interface ListQuery extends Filter {
  /** Whether pay is shown. */
  seesPay: boolean
  now: Instant
  sortBy: 'name' | 'code' | 'department' | 'joinedOn'
  sortOrder: 'asc' | 'desc'
  limit: number
  offset: number
}

type Order = Pick<ListQuery, 'sortBy' | 'sortOrder' | 'lacks'>

type Counted = Row & { n: number | null; total_of_all: number }
const prepared = new Map<string, (tx: Tx, p: ListQuery & { counted: number }) => Promise<Counted[]>>()

/**
 * One or two letters match half of all names. Matches are counted up to this number, or to the end of the page; beyond that the total is
 * "more".
 */
const mostCounted = 300

/**
 * A page of employees and the total count, in one statement. Each combination of filters is prepared separately: with optional conditions
 * in one statement, no index would be used.
 */
export async function employeePage(
  tx: Tx,
  asked: ListQuery,
): Promise<{ data: Row[]; total: number; atLeast: boolean }> {
  const used = filterNames.filter((name) => asked[name] !== undefined)
  const form = [asked.sortBy, asked.sortOrder, asked.lacks, ...used].join(' ')
  const run = prepared.get(form) ?? prepare(asked, used)
  prepared.set(form, run)
  const counted = Math.max(mostCounted, asked.offset + asked.limit)
  const rows = await run(tx, { ...asked, counted })
  const total = rows[0]?.total_of_all ?? 0
  const atLeast = endsEarly(asked.sortBy, used) && total > counted
  return { data: rows.filter(({ n }) => n !== null), total: atLeast ? counted : total, atLeast }
}

/** The current month in India. */
const thisMonth = (now: Instant) => sql`left(((${now}::timestamptz) at time zone 'Asia/Kolkata')::date::text, 7)`

const conditions: {
  [K in keyof Required<Omit<Filter, 'lacks'>>]: (
    organisation: string,
    p: Filter & Pick<ListQuery, 'now'>,
  ) => RawBuilder<unknown>
} = {
  search: (_, p) => isFound.search(sql`employee`, p),
  shortSearch: (_, p) => isFound.shortSearch(sql`employee`, p),
  status: (_, p) => sql`employee.status = ${p.status}`,
  department: (_, p) => sql`employee.department_id = ${p.department}`,
  role: (organisation, p) =>
    sql`employee.account_id in (select id from account where organisation_id = ${organisation} and role_id = ${p.role})`,
  location: (_, p) => sql`employee.location_id = ${p.location}`,
  entity: (organisation, p) =>
    sql`coalesce(${entityOf(organisation, sql`employee.id`, thisMonth(p.now))}::text, 'own') = ${p.entity}`,
  manager: (_, p) => sql`employee.reports_to = ${p.manager}`,
}
/** Each value is a separate statement: a prepared plan doesn't know its values. */
function lacking(organisation: string, lacks: Lacks | undefined): RawBuilder<unknown> {
  const here = sql`organisation_id = ${organisation} and employee_id = employee.id`
  const personal = (what: RawBuilder<unknown>) =>
    sql`not exists (select from employee_personal personal where ${here} and ${what})`
  const parts = {
    personal: personal(sql`coalesce(personal.current_address ->> 'line1', '') <> ''`),
    pan: personal(sql`personal.pan_digest is not null`),
    birthDate: personal(sql`personal.birth_date is not null`),
    bank: sql`not exists (select from employee_bank where ${here})`,
    emergency: sql`not exists (select from emergency_contact where ${here})`,
    salary: sql`not exists (select from employee_salary where ${here} and replaced_at is null)`,
    department: sql`employee.department_id is null`,
    manager: sql`employee.reports_to is null`,
    signIn: sql`exists (select from account
      where organisation_id = ${organisation} and id = employee.account_id and password_hash is null)`,
  }
  const { personal: address, pan, birthDate, bank } = parts
  const asked =
    lacks === undefined || lacks === 'anything' ? sql.join([address, pan, birthDate, bank], sql` or `) : parts[lacks]
  return sql`employee.status <> 'inactive' and (${asked})`
}

const filterNames = [...Object.keys(conditions), 'lacks'] as (keyof Filter)[]

// Only a department can be missing: "nulls last" prevents reading an index backwards.
const orders: Record<ListQuery['sortBy'], { key: RawBuilder<unknown>; nulls?: RawBuilder<unknown> }> = {
  name: { key: sql`lower(employee.name)` },
  code: { key: sql`lower(employee.code)` },
  department: { key: sql`lower(sorted.name)`, nulls: sql`nulls last` },
  joinedOn: { key: sql`employee.joined_on` },
}

/** A short search reads the name index in order and stops after enough matches. */
function endsEarly(sortBy: ListQuery['sortBy'], used: readonly (keyof Filter)[]): boolean {
  return sortBy === 'name' && used.includes('shortSearch')
}

function prepare({ sortBy, sortOrder, lacks }: Order, used: readonly (keyof Filter)[]) {
  const { key, nulls = sql`` } = orders[sortBy]
  const direction = sql.raw(sortOrder)
  const order = sql`order by key ${direction} ${nulls}, id ${direction}`
  const isSearch = used.includes('search') || used.includes('shortSearch')
  // Planning would take longer than running. PostgreSQL reuses a generic plan only if it doesn't look worse than one for specific page
  // numbers: so the numbers are hidden from the planner (`select`), and each row is looked up by itself (`limit 1`).
  return rows(({ db, organisation }, p: ListQuery & { counted: number }) => {
    const where = sql.join(
      [
        sql`employee.organisation_id = ${organisation}`,
        ...used.map((name) => (name === 'lacks' ? lacking(organisation, lacks) : conditions[name](organisation, p))),
      ],
      sql` and `,
    )
    const department =
      sortBy === 'department'
        ? sql`left join department sorted on sorted.organisation_id = ${organisation} and sorted.id = employee.department_id`
        : sql``
    const all = sql`select employee.id, ${key} as key from employee ${department} where ${where}`
    // A search is found once by its own index, because matches may come last in name order. Everything else is read in order up to the end
    // of the page.
    const enough = endsEarly(sortBy, used) ? sql`${order} limit ${p.counted}::bigint + 1` : sql``
    const matching = isSearch ? sql`matching as materialized (${all} ${enough}),` : sql``
    const matched = isSearch ? sql`matching` : sql`(${all}) matching`
    // Without filters, the last employee's ordinal is the count.
    const total = used.length === 0 ? sql`coalesce(max(employee.ordinal), 0)` : sql`count(*)`
    const counted = isSearch ? sql`matching` : sql`employee where ${where}`
    return {
      compile: () =>
        sql<Counted>`
          with ${matching} page as (
            select id, row_number() over (${order}) as n
            from (
              select * from ${matched} ${order} limit (select ${p.limit}::bigint) offset (select ${p.offset}::bigint)
            ) cut
          )
          select whole.total_of_all, shown.*
          from (select ${total} as total_of_all from ${counted}) whole
          left join page on true
          left join lateral (
            select page.n, employee.id as "_id", employee.code, employee.name, employee.work_email as "workEmail",
              employee.photo_key as photo, coalesce(account.designation, '') as designation,
              (select name from department
                where organisation_id = ${organisation} and id = employee.department_id) as department,
              coalesce((select name from role where organisation_id = ${organisation} and id = account.role_id)) as role,
              coalesce((select name from location
                where organisation_id = ${organisation} and id = employee.location_id)) as location,
              ${employerOf(organisation, sql`employee.id`, thisMonth(p.now))} ->> 'name' as entity,
              (select name from employee manager
                where organisation_id = ${organisation} and id = employee.reports_to) as manager,
              case when ${p.seesPay}::boolean then (
                select annual_ctc_paise from employee_salary salary
                where salary.organisation_id = ${organisation} and salary.employee_id = employee.id
                  and salary.replaced_at is null
                order by salary.starts_on <= (${p.now}::timestamptz)::date desc, abs(salary.starts_on - (${p.now}::timestamptz)::date)
                limit 1) end as "annualCtcPaise",
              employee.joined_on as "joinedOn", employee.left_on as "leftOn", employee.status,
              account.password_hash is null as "isInvited"
            from employee
            join account on account.organisation_id = ${organisation} and account.id = employee.account_id
            where employee.organisation_id = ${organisation} and employee.id = page.id
            limit 1
          ) shown on true
          order by page.n`.compile(db),
    }
  })
}

/** The statements the SQL check sees: every order, and every filter on its own in one of them. */
const looked = [
  ...(Object.keys(orders) as ListQuery['sortBy'][]).flatMap((sortBy) =>
    (['asc', 'desc'] as const).map((sortOrder) => prepare({ sortBy, sortOrder }, [])),
  ),
  ...filterNames.map((name) => prepare({ sortBy: 'name', sortOrder: 'asc', lacks: 'anything' }, [name])),
]
register(
  employeePage,
  'page',
  looked.flatMap((run) => registered(run)?.statements ?? []),
)

export const statusCounts = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Record<'all' | EmployeeStatus, number>>`
      select count(*) as all, count(*) filter (where status = 'onboarding') as onboarding,
        count(*) filter (where status = 'active') as active, count(*) filter (where status = 'onNotice') as "onNotice",
        count(*) filter (where status = 'inactive') as inactive
      from employee where organisation_id = ${organisation}`.compile(db),
}))
