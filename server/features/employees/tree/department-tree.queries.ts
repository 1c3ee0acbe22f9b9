import { sql } from 'kysely'
import type { treeRoutes } from '@muster/contract/employees/tree.routes.ts'
import type { DataOf } from '@muster/contract/routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { one, rows } from '../../../platform/database/statement.ts'

type TreeDepartment = DataOf<(typeof treeRoutes)['GET /api/v1/employee/department-tree']>[number]
type DirectoryPerson = DataOf<(typeof treeRoutes)['GET /api/v1/employee/department-directory/{id}']>[number]

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
