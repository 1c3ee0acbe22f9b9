import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import type { MaharashtraPerson } from '@muster/engine/payroll/outputs/maharashtra-return.ts'
import { rows } from '../../../../platform/database/statement.ts'

/** Everyone in Maharashtra in a run's payslips, with the base of the tax; exempt people by their workplace. */
export const maharashtraPeople = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<MaharashtraPerson & { employee: Id }>`
      select slip.employee_id as employee, coalesce(statutory #>> '{pt,gender}', 'other') as gender, slip.facts #>> '{pt,state}' is null as "isExempt",
        coalesce((slip.facts #>> '{pt,basePaise}')::bigint, 0) as "basePaise",
        coalesce((slip.facts #>> '{pt,taxPaise}')::bigint, 0) as "taxPaise"
      from payslip slip cross join lateral (select slip.inputs::jsonb -> 'statutory') frozen (statutory)
      where slip.organisation_id = ${organisation} and slip.run_id = ${p.run}
        and (slip.facts #>> '{pt,state}' = 'MH' or slip.facts #>> '{pt,state}' is null
          and statutory #>> '{pt,exempt}' is not null and statutory -> 'workplaces' -> -1 ->> 'state' = 'MH')
      order by slip.employee_id`.compile(db),
}))
