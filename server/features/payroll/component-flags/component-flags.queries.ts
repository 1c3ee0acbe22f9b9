import { sql } from 'kysely'
import type { ComponentFlags } from '@muster/contract/payroll/salary/component-flags.ts'
import { rows } from '../../../platform/database/statement.ts'

export const flagColumns =
  sql.raw(`wage_class as "wageClass", pt_wage as "ptWage", esi_wage as "esiWage", bonus_wage as "bonusWage", tax,
  tax_head as "taxHead", benefit, payslip_order as "payslipOrder"`)

/** Of all components, active or not. */
export const componentFlagRows = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<ComponentFlags & { code: string }>`
      select code, ${flagColumns} from salary_component where organisation_id = ${organisation}`.compile(db),
}))
