import { sql } from 'kysely'
import type { z } from 'zod'
import type { ComponentFlags } from '@muster/contract/payroll/salary/component-flags.ts'
import type { SalaryComponent } from '@muster/contract/payroll/salary/salary-component.routes.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import { flagColumns } from '../component-flags/component-flags.queries.ts'

type Component = z.output<typeof SalaryComponent>

export interface ComponentValues extends ComponentFlags {
  id: Id
  name: string
  code: string
  type: string
  /** JSON of the contract's `Calculation`. */
  calculation: string
  isProrated: boolean
  inCtc: boolean
  isActive: boolean
  now: Instant
}

interface Filter {
  type?: string | undefined
  componentId?: Id | undefined
  search?: string | undefined
}

type Sorts = 'type' | 'name' | 'code' | 'templates' | 'createdAt'

export const componentPage = pageOf<Component, Filter, Sorts>({
  // By type in payslip order: earnings first.
  sortable: {
    type: "array_position(array['earning', 'reimbursement', 'deduction', 'employer', 'benefit'], type)",
    name: 'lower(name)',
    code: 'code',
    templates: 'templates',
    createdAt: 'created_at',
  },
  matching: ({ organisation }, p) => sql`
    select component.*, (
      select count(*) from salary_template_line line
      where line.organisation_id = ${organisation} and line.component_id = component.id
    ) as templates
    from salary_component component
    where component.organisation_id = ${organisation}
      and (${p.type}::text is null or component.type = ${p.type})
      and (${p.componentId}::uuid is null or component.id = ${p.componentId})
      and ${contains(sql`component.name || ' ' || component.code`, p.search)}`,
  rows: () => sql`
    select page.n, id as "_id", name, code, type, calculation, is_prorated as "isProrated", in_ctc as "inCtc",
      is_active as "isActive", templates, created_at as "createdAt", ${flagColumns}
    from page`,
})

export const activeComponents = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Pick<Component, '_id' | 'name' | 'code' | 'type' | 'calculation' | 'isProrated' | 'inCtc'>>`
      select id as "_id", name, code, type, calculation, is_prorated as "isProrated", in_ctc as "inCtc" from salary_component
      where organisation_id = ${organisation} and is_active order by lower(name)`.compile(db),
}))

interface After {
  type: 'earning' | 'deduction'
  search: string | null
  afterName: string | null
  afterId: Id | null
  limit: number
}

/** Active components of a type by name. */
export const componentsAfter = rows(({ db, organisation }, p: After) => ({
  compile: () =>
    sql<Pick<Component, '_id' | 'name' | 'code' | 'type' | 'calculation'>>`
      select id as "_id", name, code, type, calculation from salary_component
      where organisation_id = ${organisation} and is_active and type = ${p.type} and ${contains(sql`name`, p.search)}
        and (${p.afterId}::uuid is null or (lower(name), id) > (lower(${p.afterName}::text), ${p.afterId}::uuid))
      order by lower(name), id limit ${p.limit}`.compile(db),
}))

/** The name and the number of templates that contain it; undefined when the component does not exist. */
export const componentUse = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ name: string; templates: number }>`
      select name, (
        select count(*) from salary_template_line where organisation_id = ${organisation} and component_id = ${p.id}
      ) as templates
      from salary_component where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

export const insertComponent = change(({ db, organisation }, p: ComponentValues) =>
  db
    .insertInto('salary_component')
    .values({ ...columns(p), organisation_id: organisation, id: p.id, created_at: p.now }),
)

export const updateComponent = change(({ db, organisation }, p: ComponentValues) =>
  db.updateTable('salary_component').set(columns(p)).where('organisation_id', '=', organisation).where('id', '=', p.id),
)

export const deleteComponent = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('salary_component').where('organisation_id', '=', organisation).where('id', '=', p.id),
)

function columns(p: ComponentValues) {
  return {
    name: p.name,
    code: p.code,
    type: p.type,
    calculation: p.calculation,
    is_prorated: p.isProrated,
    in_ctc: p.inCtc,
    is_active: p.isActive,
    wage_class: p.wageClass,
    pt_wage: p.ptWage,
    esi_wage: p.esiWage,
    bonus_wage: p.bonusWage,
    tax: p.tax,
    tax_head: p.taxHead,
    benefit: p.benefit,
    payslip_order: p.payslipOrder,
    updated_at: p.now,
  }
}
