import { sql } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import { one } from '../../platform/database/statement.ts'

interface SetUpFacts {
  hasCompany: boolean
  hasLogo: boolean
  hasPlace: boolean
  hasHours: boolean
  people: number
}

/** The company's set-up progress; hours and locations count once the defaults have been edited. */
export const setUpFacts = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<SetUpFacts>`
      select pan is not null or gstin is not null as "hasCompany", logo_key is not null as "hasLogo",
        exists (select 1 from location where organisation_id = ${organisation} and latitude_e6 is not null) as "hasPlace",
        (select count(*) > 1 or coalesce(bool_or(updated_at > created_at), false) from shift where organisation_id = ${organisation}) as "hasHours",
        (select count(*) from employee where organisation_id = ${organisation} and status <> 'inactive') as people
      from organisation where id = ${organisation}`.compile(db),
}))

interface Headcount {
  employees: number
  joinedThisMonth: number
  leftThisMonth: number
  onNotice: number
  onProbation: number
  withoutDepartment: number
  withoutManager: number
}

export const headcount = one(({ db, organisation }, p: { today: Day }) => ({
  compile: () =>
    sql<Headcount>`
      select count(*) filter (where status <> 'inactive') as employees,
        count(*) filter (where joined_on between date_trunc('month', ${p.today}::date) and ${p.today}::date) as "joinedThisMonth",
        count(*) filter (where left_on between date_trunc('month', ${p.today}::date) and ${p.today}::date) as "leftThisMonth",
        count(*) filter (where status = 'onNotice') as "onNotice",
        count(*) filter (where status <> 'inactive' and probation_days > 0
          and joined_on + probation_days > ${p.today}::date) as "onProbation",
        count(*) filter (where status <> 'inactive' and department_id is null) as "withoutDepartment",
        count(*) filter (where status <> 'inactive' and reports_to is null) as "withoutManager"
      from employee where organisation_id = ${organisation}`.compile(db),
}))

export const departmentOf = one(({ db, organisation }, p: { employee: Id }) =>
  db
    .selectFrom('employee')
    .innerJoin('department', (join) =>
      join.onRef('department.id', '=', 'employee.department_id').on('department.organisation_id', '=', organisation),
    )
    .select(['department.id as _id', 'department.name'])
    .where('employee.organisation_id', '=', organisation)
    .where('employee.id', '=', p.employee),
)
