import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

interface DepartmentRow {
  _id: Id
  name: string
  people: number
}

export const departments = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<DepartmentRow>`
      select department.id as "_id", department.name, count(employee.id) as people
      from department
      left join employee on employee.organisation_id = ${organisation} and employee.department_id = department.id
        and employee.status <> 'inactive'
      where department.organisation_id = ${organisation}
      group by department.id, department.name order by lower(department.name)`.compile(db),
}))

/** With everybody who is or was in it. */
export const departmentUse = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ name: string; people: number }>`
      select name, (select count(*) from employee where organisation_id = ${organisation} and department_id = department.id) as people
      from department where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

export const insertDepartment = change(({ db, organisation }, p: { id: Id; name: string; now: Instant }) =>
  db.insertInto('department').values({ organisation_id: organisation, id: p.id, name: p.name, created_at: p.now }),
)

export const renameDepartment = change(({ db, organisation }, p: { id: Id; name: string }) =>
  db.updateTable('department').set({ name: p.name }).where('organisation_id', '=', organisation).where('id', '=', p.id),
)

export const deleteDepartment = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('department').where('organisation_id', '=', organisation).where('id', '=', p.id),
)
