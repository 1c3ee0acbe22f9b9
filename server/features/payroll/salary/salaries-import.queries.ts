import { sql } from 'kysely'
import type { Day, Id, Instant, Paise } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'

/** As it is inserted; the lists are JSON. */
export interface NewSalaryRow {
  id: Id
  employee: Id
  startsOn: Day
  annualCtcPaise: Paise
  templateId: Id
  templateName: string
  components: unknown
  lines: unknown
  contributions: unknown
}

/** The current salaries of some employees. */
export const salariesNow = rows(({ db, organisation }, p: { employees: readonly Id[] }) => ({
  compile: () =>
    sql<{
      id: Id
      employee: Id
      startsOn: Day
      annualCtcPaise: Paise
      templateId: Id | null
      templateName: string
    }>`
      select id, employee_id as employee, starts_on as "startsOn", annual_ctc_paise as "annualCtcPaise",
        template_id as "templateId", template_name as "templateName"
      from employee_salary
      where organisation_id = ${organisation} and employee_id = any(${p.employees}::uuid[]) and replaced_at is null`.compile(
      db,
    ),
}))

export const salariesById = rows(({ db, organisation }, p: { ids: readonly Id[] }) => ({
  compile: () =>
    sql<{ id: Id; employee: Id; isReplaced: boolean }>`
      select id, employee_id as employee, replaced_at is not null as "isReplaced" from employee_salary
      where organisation_id = ${organisation} and id = any(${p.ids}::uuid[]) for no key update`.compile(db),
}))

export const insertSalaries = change(
  ({ db, organisation }, p: { salaries: string; account: Id | null; now: Instant }) => ({
    compile: () =>
      sql`
      insert into employee_salary (organisation_id, id, employee_id, starts_on, annual_ctc_paise, template_id, template_name,
        components, lines, contributions, created_by, created_at)
      select ${organisation}, id, employee, "startsOn", "annualCtcPaise", "templateId", "templateName", components, lines,
        contributions, ${p.account}, ${p.now}
      from jsonb_to_recordset(${p.salaries}::jsonb)
        as one (id uuid, employee uuid, "startsOn" date, "annualCtcPaise" bigint, "templateId" uuid, "templateName" text,
          components jsonb, lines jsonb, contributions jsonb)
      returning 1`.compile(db),
  }),
)

export const endSalaries = change(({ db, organisation }, p: { ids: readonly Id[]; now: Instant }) => ({
  compile: () =>
    sql`
      update employee_salary set replaced_at = ${p.now}
      where organisation_id = ${organisation} and id = any(${p.ids}::uuid[]) and replaced_at is null`.compile(db),
}))

export const restoreSalaries = change(({ db, organisation }, p: { ids: readonly Id[] }) => ({
  compile: () =>
    sql`
      update employee_salary set replaced_at = null
      where organisation_id = ${organisation} and id = any(${p.ids}::uuid[])`.compile(db),
}))

export const deleteSalaries = change(({ db, organisation }, p: { ids: readonly Id[] }) => ({
  compile: () =>
    sql`delete from employee_salary where organisation_id = ${organisation} and id = any(${p.ids}::uuid[])`.compile(db),
}))
