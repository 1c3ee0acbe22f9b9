import { sql } from 'kysely'
import type { Id, Instant, Paise } from '@muster/contract/values.ts'
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

/** Including everyone who is or was in it. */
export const departmentUse = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ name: string; people: number }>`
      select name, (select count(*) from employee where organisation_id = ${organisation} and department_id = department.id) as people
      from department where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

export const insertDepartment = change(
  (
    { db, organisation },
    p: { id: Id; name: string; parent: Id | null; head: Id | null; budget: Paise | null; now: Instant },
  ) =>
    db.insertInto('department').values({
      ...{ organisation_id: organisation, id: p.id, name: p.name },
      ...{ parent_id: p.parent, head_id: p.head, purchase_budget_paise: p.budget, created_at: p.now },
    }),
)

export const changeDepartmentRow = change(
  (
    { db, organisation },
    p: {
      id: Id
      name: string
      movesTo: boolean
      parent: Id | null
      setsHead: boolean
      head: Id | null
      setsBudget: boolean
      budget: Paise | null
    },
  ) => ({
    compile: () =>
      sql`
        update department set name = ${p.name},
          parent_id = case when ${p.movesTo}::boolean then ${p.parent}::uuid else parent_id end,
          head_id = case when ${p.setsHead}::boolean then ${p.head}::uuid else head_id end,
          purchase_budget_paise = case when ${p.setsBudget}::boolean then ${p.budget}::bigint else purchase_budget_paise end
        where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
  }),
)

/** One change of the tree at a time, so that two concurrent ones cannot close a circle. */
export const lockDepartments = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql`select pg_advisory_xact_lock(hashtext('departments'), hashtext(${organisation}::text))`.compile(db),
}))

/** This department and all its ancestors. */
export const departmentsAbove = rows(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ id: Id }>`
      with recursive above(id, parent) as (
        select id, parent_id from department where organisation_id = ${organisation} and id = ${p.id}
        union
        select d.id, d.parent_id from department d join above on d.id = above.parent
        where d.organisation_id = ${organisation}
      )
      select id from above`.compile(db),
}))

export const employedPerson = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ id: Id }>`
      select id from employee
      where organisation_id = ${organisation} and id = ${p.id} and status <> 'inactive'`.compile(db),
}))

export const deleteDepartment = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('department').where('organisation_id', '=', organisation).where('id', '=', p.id),
)
