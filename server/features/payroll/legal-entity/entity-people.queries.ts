import { sql } from 'kysely'
import type { Id, Instant, Month } from '@muster/contract/values.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { contains } from '../../../platform/database/like.ts'
import { change, rows } from '../../../platform/database/statement.ts'
import { entityOf } from '../../../platform/legal-entity/entity-of.sql.ts'

interface Named {
  _id: Id | null
  name: string
}

interface PersonRow {
  employee: { _id: Id; name: string; code: string }
  entity: Named
  from: Month | null
  next: (Named & { from: Month }) | null
}

interface Filter {
  month: Month
  search?: string | undefined
  entity?: Id | 'own' | undefined
}

const nameOf = (organisation: string, id: ReturnType<typeof sql>) => sql`
  jsonb_build_object('_id', ${id}, 'name', coalesce(
    (select name from legal_entity where organisation_id = ${organisation} and legal_entity.id = ${id}),
    (select name from organisation where organisation.id = ${organisation})))`

/** Everyone employed, with the entity of a month and the next change. */
export const entityPeople = pageOf<PersonRow, Filter, 'name'>({
  sortable: { name: 'lower(name)' },
  matching: ({ organisation }, p) => sql`
    select * from (
      select employee.id, employee.name, employee.code,
        ${entityOf(organisation, sql`employee.id`, sql`${p.month}::text`)} as entity_id
      from employee
      where employee.organisation_id = ${organisation} and employee.status <> 'inactive'
        and ${contains(sql`employee.name || ' ' || employee.code`, p.search)}
    ) person
    where ${p.entity ?? null}::text is null or coalesce(entity_id::text, 'own') = ${p.entity ?? null}`,
  rows: ({ organisation }, p) => sql`
    select n, jsonb_build_object('_id', id, 'name', name, 'code', code) as employee,
      ${nameOf(organisation, sql`page.entity_id`)} as entity,
      (select max(from_month) from employee_legal_entity held
        where held.organisation_id = ${organisation} and held.employee_id = page.id and held.from_month <= ${p.month}) as "from",
      (select ${nameOf(organisation, sql`held.legal_entity_id`)} || jsonb_build_object('from', held.from_month)
        from employee_legal_entity held
        where held.organisation_id = ${organisation} and held.employee_id = page.id and held.from_month > ${p.month}
        order by held.from_month limit 1) as next
    from page`,
})

/** The months from which an employee belonged to an entity, latest first. */
export const entityHistory = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ entity: Id | null; from: Month; who: string | null; at: Instant }>`
      select held.legal_entity_id as entity, held.from_month as "from", account.name as who, held.created_at as at
      from employee_legal_entity held
      left join account on account.organisation_id = ${organisation} and account.id = held.created_by
      where held.organisation_id = ${organisation} and held.employee_id = ${p.employee}
      order by held.from_month desc`.compile(db),
}))

/**
 * Employees with the month of joining, their entity in a given month or, if later, in the month of joining, and whether no move comes
 * after it.
 */
export const peopleToMove = rows(({ db, organisation }, p: { employees: readonly Id[]; month: Month }) => ({
  compile: () =>
    sql<{ employee: Id; name: string; joined: Month; entity: Id | null; staysOn: boolean }>`
      select id as employee, name, left(joined_on::text, 7) as joined,
        ${entityOf(organisation, sql`employee.id`, sql`greatest(${p.month}::text, left(joined_on::text, 7))`)} as entity,
        not exists (select from employee_legal_entity held
          where held.organisation_id = ${organisation} and held.employee_id = employee.id
            and held.from_month > greatest(${p.month}::text, left(joined_on::text, 7))) as "staysOn"
      from employee where organisation_id = ${organisation} and id = any(${p.employees}::uuid[])
      order by id`.compile(db),
}))

interface Move {
  employees: readonly Id[]
  entity: Id | null
  from: Month
}

/** Sets the entity from a month on, replacing later ones. */
export const putMoves = change(({ db, organisation }, p: Move & { account: Id | null; now: Instant }) => ({
  compile: () =>
    sql`
      with later as (
        delete from employee_legal_entity
        where organisation_id = ${organisation} and employee_id = any(${p.employees}::uuid[]) and from_month > ${p.from}
      )
      insert into employee_legal_entity (organisation_id, employee_id, from_month, legal_entity_id, created_by, created_at)
      select ${organisation}, employee, ${p.from}, ${p.entity}::uuid, ${p.account}::uuid, ${p.now}
      from unnest(${p.employees}::uuid[]) employee
      on conflict (organisation_id, employee_id, from_month) do update set legal_entity_id = excluded.legal_entity_id,
        created_by = excluded.created_by, created_at = excluded.created_at
      returning 1`.compile(db),
}))

/** Assigns unapproved payslips to the present entity; nulls for all employees and all runs. */
export const settlePayslips = change(
  ({ db, organisation }, p: { employees: readonly Id[] | null; run: Id | null }) => ({
    compile: () =>
      sql`
      update payslip slip set legal_entity_id = ${entityOf(organisation, sql`slip.employee_id`, sql`slip.month`)}
      from pay_run run
      where slip.organisation_id = ${organisation} and run.organisation_id = ${organisation} and run.id = slip.run_id
        and run.state not in ('approved', 'paid')
        and (${p.employees}::uuid[] is null or slip.employee_id = any(${p.employees}::uuid[]))
        and (${p.run}::uuid is null or slip.run_id = ${p.run})
        and slip.legal_entity_id is distinct from ${entityOf(organisation, sql`slip.employee_id`, sql`slip.month`)}`.compile(
        db,
      ),
  }),
)

/** The months from which these employees belonged to an entity, earliest first. */
export const monthsOfEntities = rows(({ db, organisation }, p: { employees: readonly Id[] }) => ({
  compile: () =>
    sql<{ employee: Id; entity: Id | null; from: Month }>`
      select employee_id as employee, legal_entity_id as entity, from_month as "from" from employee_legal_entity
      where organisation_id = ${organisation} and employee_id = any(${p.employees}::uuid[])
      order by employee_id, from_month`.compile(db),
}))
