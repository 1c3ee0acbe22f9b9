import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { EmployeeRow } from '@muster/contract/employees/basic-info.routes.ts'
import type { EmployeeStatus } from '@muster/contract/employees/employment.ts'
import type { Id } from '@muster/contract/values.ts'
import { one, rows } from '../../../platform/database/statement.ts'
import type { Tx } from '../../../platform/database/tx.ts'

type Row = z.output<typeof EmployeeRow>

interface Filter {
  /** A LIKE pattern, in lower case. */
  search?: string | undefined
  status?: EmployeeStatus | undefined
  department?: Id | undefined
  role?: Id | undefined
  location?: Id | undefined
  manager?: Id | undefined
}

interface Asked extends Filter {
  sortBy: 'name' | 'code' | 'department' | 'joinedOn'
  sortOrder: 'asc' | 'desc'
  limit: number
  offset: number
}

const prepared = new Map<string, (tx: Tx, p: Asked) => Promise<(Row & { n: number | null; total: number })[]>>()

/**
 * A page of employees and the number of all that match, in one statement. It is prepared for each set of filters that is
 * used: with a condition that may or may not be there, no index would serve.
 */
export async function employeePage(tx: Tx, asked: Asked): Promise<{ data: Row[]; total: number }> {
  const used = filterNames.filter((name) => asked[name] !== undefined)
  const form = [asked.sortBy, asked.sortOrder, ...used].join(' ')
  const run = prepared.get(form) ?? prepare(asked, used)
  prepared.set(form, run)
  const found = await run(tx, asked)
  return { data: found.filter(({ n }) => n !== null), total: found[0]?.total ?? 0 }
}

const conditions: { [K in keyof Required<Filter>]: (organisation: string, p: Filter) => RawBuilder<unknown> } = {
  search: (_, p) => sql`employee.search_text like ${p.search}`,
  status: (_, p) => sql`employee.status = ${p.status}`,
  department: (_, p) => sql`employee.department_id = ${p.department}`,
  role: (organisation, p) =>
    sql`employee.account_id in (select id from account where organisation_id = ${organisation} and role_id = ${p.role})`,
  location: (_, p) => sql`employee.location_id = ${p.location}`,
  manager: (_, p) => sql`employee.reports_to = ${p.manager}`,
}
const filterNames = Object.keys(conditions) as (keyof Filter)[]

const orders: Record<Asked['sortBy'], string> = {
  name: 'lower(employee.name)',
  code: 'lower(employee.code)',
  department: 'lower(sorted.name)',
  joinedOn: 'employee.joined_on',
}

function prepare({ sortBy, sortOrder }: Asked, used: readonly (keyof Filter)[]) {
  const order = sql.raw(`${orders[sortBy]} ${sortOrder} nulls last, employee.id ${sortOrder}`)
  const sortedBy = (organisation: string) =>
    sortBy === 'department'
      ? sql`left join department sorted on sorted.organisation_id = ${organisation} and sorted.id = employee.department_id`
      : sql``
  return rows(({ db, organisation }, p: Asked) => {
    const all = [
      sql`employee.organisation_id = ${organisation}`,
      ...used.map((name) => conditions[name](organisation, p)),
    ]
    const where = sql.join(all, sql` and `)
    return {
      compile: () =>
        sql<Row & { n: number | null; total: number }>`
          with page as (
            select employee.*, row_number() over (order by ${order}) as n
            from employee ${sortedBy(organisation)}
            where ${where} order by ${order} limit ${p.limit}::bigint offset ${p.offset}::bigint
          )
          select whole.total, shown.*
          from (select count(*) as total from employee where ${where}) whole
          left join (
            select page.n, page.id as "_id", page.code, page.name, page.work_email as "workEmail", page.photo_key as photo,
              coalesce(account.designation, '') as designation, department.name as department, role.name as role,
              location.name as location, manager.name as manager, page.joined_on as "joinedOn", page.left_on as "leftOn",
              page.status, account.password_hash is null as "isInvited"
            from page
            join account on account.organisation_id = ${organisation} and account.id = page.account_id
            join role on role.organisation_id = ${organisation} and role.id = account.role_id
            join location on location.organisation_id = ${organisation} and location.id = page.location_id
            left join department on department.organisation_id = ${organisation} and department.id = page.department_id
            left join employee manager on manager.organisation_id = ${organisation} and manager.id = page.reports_to
          ) shown on true
          order by shown.n`.compile(db),
    }
  })
}

export const statusCounts = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Record<'all' | EmployeeStatus, number>>`
      select count(*) as all, count(*) filter (where status = 'onboarding') as onboarding,
        count(*) filter (where status = 'active') as active, count(*) filter (where status = 'onNotice') as "onNotice",
        count(*) filter (where status = 'inactive') as inactive
      from employee where organisation_id = ${organisation}`.compile(db),
}))
