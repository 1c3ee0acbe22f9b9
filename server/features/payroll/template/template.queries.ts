import { sql } from 'kysely'
import type { z } from 'zod'
import type { EmployerPart } from '@muster/contract/payroll/salary/employer-cost.ts'
import type { SalaryTemplate } from '@muster/contract/payroll/salary/salary-template.routes.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import type { TemplatePart } from '../breakdown.ts'

interface TableRow {
  _id: Id
  name: string
  components: number
  people: number
  ctcIncludes: EmployerPart[]
  parts: TemplatePart[]
  updatedAt: Instant
}

export const templatePage = pageOf<
  TableRow,
  { search?: string | undefined; today: Day },
  'name' | 'components' | 'people' | 'updatedAt'
>({
  sortable: { name: 'lower(name)', components: 'components', people: 'people', updatedAt: 'updated_at' },
  matching: ({ organisation }, p) => sql`
    select template.id, template.name, template.ctc_includes, template.updated_at, coalesce(line.components, 0) as components,
      coalesce(used.people, 0) as people
    from salary_template template
    left join (
      select template_id, count(*) as components from salary_template_line
      where organisation_id = ${organisation} group by template_id
    ) line on line.template_id = template.id
    left join (
      select template_id, count(*) as people from (
        select distinct on (employee_id) employee_id, template_id from employee_salary
        where organisation_id = ${organisation} and replaced_at is null and starts_on <= ${p.today}
        order by employee_id, starts_on desc
      ) held
      group by template_id
    ) used on used.template_id = template.id
    where template.organisation_id = ${organisation}
      and ${contains(sql`template.name`, p.search)}`,
  rows: ({ organisation }) => sql`
    select page.n, page.id as "_id", page.name, components, people, page.updated_at as "updatedAt",
      page.ctc_includes as "ctcIncludes", (
      select coalesce(jsonb_agg(jsonb_build_object('code', component.code, 'name', component.name, 'type', component.type,
        'calculation', coalesce(line.calculation, component.calculation), 'isProrated', component.is_prorated, 'inCtc', component.in_ctc)
        order by line.position), '[]')
      from salary_template_line line
      join salary_component component on component.organisation_id = ${organisation} and component.id = line.component_id
      where line.organisation_id = ${organisation} and line.template_id = page.id
    ) as parts
    from page`,
})

export const allTemplates = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ _id: Id; name: string; components: number }>`
      select id as "_id", name, (
        select count(*) from salary_template_line line where line.organisation_id = ${organisation} and line.template_id = template.id
      ) as components
      from salary_template template where organisation_id = ${organisation} order by lower(name)`.compile(db),
}))

type Line = z.output<typeof SalaryTemplate>['lines'][number] & { isProrated: boolean; inCtc: boolean }

export const templateWithLines = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ _id: Id; name: string; ctcIncludes: EmployerPart[]; lines: Line[] }>`
      select id as "_id", name, ctc_includes as "ctcIncludes", (
        select coalesce(jsonb_agg(jsonb_build_object('componentId', component.id, 'name', component.name,
          'code', component.code, 'type', component.type, 'calculation', line.calculation,
          'componentCalculation', component.calculation, 'isProrated', component.is_prorated, 'inCtc', component.in_ctc) order by line.position), '[]')
        from salary_template_line line
        join salary_component component on component.organisation_id = ${organisation} and component.id = line.component_id
        where line.organisation_id = ${organisation} and line.template_id = ${p.id}
      ) as lines
      from salary_template where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

/** The templates that contain a component, each with all its lines in order. */
export const templatesWith = rows(({ db, organisation }, p: { component: Id }) => ({
  compile: () =>
    sql<{ name: string; parts: Line[] }>`
      select template.name, jsonb_agg(jsonb_build_object('componentId', component.id, 'name', component.name,
        'code', component.code, 'type', component.type, 'calculation', line.calculation,
        'componentCalculation', component.calculation, 'isProrated', component.is_prorated, 'inCtc', component.in_ctc) order by line.position) as parts
      from salary_template template
      join salary_template_line line on line.organisation_id = ${organisation} and line.template_id = template.id
      join salary_component component on component.organisation_id = ${organisation} and component.id = line.component_id
      where template.organisation_id = ${organisation} and exists (
        select 1 from salary_template_line own
        where own.organisation_id = ${organisation} and own.template_id = template.id and own.component_id = ${p.component}
      )
      group by template.id, template.name order by lower(template.name)`.compile(db),
}))

/** The components with these ids; unknown ones are missing. */
export const componentsById = rows(({ db, organisation }, p: { ids: Id[] }) => ({
  compile: () =>
    sql<TemplatePart & { _id: Id; isActive: boolean }>`
      select id as "_id", code, name, type, calculation, is_prorated as "isProrated", in_ctc as "inCtc", is_active as "isActive"
      from salary_component where organisation_id = ${organisation} and id = any(${p.ids}::uuid[])`.compile(db),
}))

/** The name, and the number of people with a present or future salary made with it; undefined if there is no such template. */
export const templateUse = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ name: string; people: number }>`
      select name, (
        select count(*) from (
          select distinct on (employee_id) employee_id, template_id from employee_salary
          where organisation_id = ${organisation} and replaced_at is null
          order by employee_id, starts_on desc
        ) latest where template_id = ${p.id}
      ) as people
      from salary_template where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

interface Named {
  id: Id
  name: string
  ctcIncludes: readonly EmployerPart[]
  now: Instant
}

export const insertTemplate = change(({ db, organisation }, p: Named) =>
  db.insertInto('salary_template').values({
    organisation_id: organisation,
    id: p.id,
    name: p.name,
    ctc_includes: p.ctcIncludes as string[],
    created_at: p.now,
    updated_at: p.now,
  }),
)

export const updateTemplate = change(({ db, organisation }, p: Named) =>
  db
    .updateTable('salary_template')
    .set({ name: p.name, ctc_includes: p.ctcIncludes as string[], updated_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

export const deleteTemplate = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('salary_template').where('organisation_id', '=', organisation).where('id', '=', p.id),
)

export const deleteTemplateLines = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('salary_template_line').where('organisation_id', '=', organisation).where('template_id', '=', p.id),
)

/** `lines`: JSON of `{ component_id, position, calculation }[]`. */
export const insertTemplateLines = change(({ db, organisation }, p: { id: Id; lines: string }) => ({
  compile: () =>
    sql`
      insert into salary_template_line (organisation_id, template_id, position, component_id, calculation)
      select ${organisation}, ${p.id}, position, component_id, nullif(calculation, 'null'::jsonb)
      from jsonb_to_recordset(${p.lines}::jsonb) as line (position smallint, component_id uuid, calculation jsonb)
      returning 1`.compile(db),
}))
