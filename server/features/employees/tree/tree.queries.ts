import { sql } from 'kysely'
import type { z } from 'zod'
import type { TreePerson, treeRoutes } from '@muster/contract/employees/tree.routes.ts'
import type { DataOf } from '@muster/contract/routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { one, rows } from '../../../platform/database/statement.ts'
import { teamOf } from '../team/team.queries.ts'

type Person = z.output<typeof TreePerson>
type TreeDepartment = DataOf<(typeof treeRoutes)['GET /api/v1/employee/department-tree']>[number]
type DirectoryPerson = DataOf<(typeof treeRoutes)['GET /api/v1/employee/department-directory/{id}']>[number]

/** Everyone, by name. People whose manager has left are at the top, or they would be missing from the tree. */
export const orgTree = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Person>`
      select employee.id as "_id", employee.name, employee.code, department.name as department,
        coalesce(account.designation, '') as designation, employee.photo_key as photo, manager.id as "reportsTo"
      from employee
      join account on account.organisation_id = ${organisation} and account.id = employee.account_id
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
      left join employee manager on manager.organisation_id = ${organisation} and manager.id = employee.reports_to
        and manager.status <> 'inactive'
      where employee.organisation_id = ${organisation} and employee.status <> 'inactive'
      order by lower(employee.name), employee.id`.compile(db),
}))

/** One person with all managers and everyone below; `place` says which each of them is. */
export const ownTree = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<Person & { place: 'above' | 'self' | 'below' }>`
      with recursive above(id, manager, height) as (
        select id, reports_to, 0 from employee where organisation_id = ${organisation} and id = ${p.employee}
        union
        select e.id, e.reports_to, height + 1 from employee e join above on e.id = above.manager
        where e.organisation_id = ${organisation}
      )
      select employee.id as "_id", employee.name, employee.code, department.name as department,
        coalesce(account.designation, '') as designation, employee.photo_key as photo, manager.id as "reportsTo",
        case when employee.id = ${p.employee} then 'self' when above.id is null then 'below' else 'above' end as place
      from employee
      left join above on above.id = employee.id
      join account on account.organisation_id = ${organisation} and account.id = employee.account_id
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
      left join employee manager on manager.organisation_id = ${organisation} and manager.id = employee.reports_to
        and manager.status <> 'inactive'
      where employee.organisation_id = ${organisation}
        and (employee.status <> 'inactive' or employee.id = ${p.employee})
        and (above.id is not null or employee.id in ${teamOf(organisation, p.employee)})
      order by above.height desc nulls last, lower(employee.name), employee.id`.compile(db),
}))

export const departmentTree = rows(({ db, organisation }, p: { seesBudget: boolean }) => ({
  compile: () =>
    sql<TreeDepartment>`
      select department.id as "_id", department.name, department.parent_id as "parentId",
        case when head.id is not null then
          jsonb_build_object('_id', head.id, 'name', head.name, 'photo', head.photo_key) end as head,
        (select count(*) from employee where employee.organisation_id = ${organisation}
          and employee.department_id = department.id and employee.status <> 'inactive') as people,
        case when ${p.seesBudget}::boolean then department.purchase_budget_paise end as "purchaseBudgetPaise"
      from department
      left join employee head on head.organisation_id = ${organisation} and head.id = department.head_id
        and head.status <> 'inactive'
      where department.organisation_id = ${organisation}
      order by lower(department.name), department.id`.compile(db),
}))

export const departmentThere = one(({ db, organisation }, p: { id: Id }) =>
  db.selectFrom('department').select(['id']).where('organisation_id', '=', organisation).where('id', '=', p.id),
)

/** By name, one more than `limit`. */
export const departmentPeople = rows(
  ({ db, organisation }, p: { id: Id; afterName: string | null; afterId: Id | null; limit: number }) => ({
    compile: () =>
      sql<DirectoryPerson>`
        select employee.id as "_id", employee.name, employee.code, department.name as department,
          coalesce(account.designation, '') as designation, employee.photo_key as photo,
          employee.work_email as "workEmail", location.name as location, manager.name as manager
        from employee
        join account on account.organisation_id = ${organisation} and account.id = employee.account_id
        join department on department.organisation_id = ${organisation} and department.id = employee.department_id
        join location on location.organisation_id = ${organisation} and location.id = employee.location_id
        left join employee manager on manager.organisation_id = ${organisation} and manager.id = employee.reports_to
        where employee.organisation_id = ${organisation} and employee.department_id = ${p.id}
          and employee.status <> 'inactive'
          and (${p.afterId}::uuid is null or (lower(employee.name), employee.id) > (lower(${p.afterName}), ${p.afterId}::uuid))
        order by lower(employee.name), employee.id limit ${p.limit}::int + 1`.compile(db),
  }),
)
