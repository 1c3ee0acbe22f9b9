import { sql } from 'kysely'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import type { MonthFacts } from '@muster/engine/payroll/payslip/facts.ts'
import { rows } from '../../../platform/database/statement.ts'
import type { Config } from '../pay-run-config/pay-run-config.queries.ts'
import { entityOf } from '../../../platform/legal-entity/entity-of.sql.ts'

export interface TaxedRow {
  employee: Id
  /** The legal entity that deducted it; null for the organisation itself. */
  entity: Id | null
  month: Month
  code: string
  name: string
  payDay: number
  payMonth: Config['payMonth'] | null
  tax: MonthFacts['tax']
  /** Null on payslips from before surcharge and cess were stored. */
  taxPaise: Paise | null
  surchargePaise: Paise | null
  cessPaise: Paise | null
}

/** The tax deducted from payments in some months. A reversal has its own row, below zero. */
export const taxedMonths = rows(({ db, organisation }, p: { from: Month; to: Month }) => ({
  compile: () =>
    sql<TaxedRow>`
      select slip.employee_id as employee, slip.legal_entity_id as entity, slip.month, coalesce(slip.person ->> 'code') as code, coalesce(slip.person ->> 'name') as name,
        coalesce((run.config ->> 'payDay')::int) as "payDay",
        run.config ->> 'payMonth' as "payMonth", coalesce(slip.facts -> 'tax') as tax,
        (slip.facts #>> '{taxYear,taxPaise}')::bigint as "taxPaise",
        (slip.facts #>> '{taxYear,surchargePaise}')::bigint as "surchargePaise",
        (slip.facts #>> '{taxYear,cessPaise}')::bigint as "cessPaise"
      from payslip slip
      join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
      where slip.organisation_id = ${organisation} and run.paid_in >= ${p.from} and run.paid_in <= ${p.to}
        and run.state in ('approved', 'paid') and slip.facts ? 'tax'
      order by slip.month, slip.person ->> 'code', slip.id`.compile(db),
}))

/** What challans deposit of the deductions of some months. */
export const depositsIn = rows(({ db, organisation }, p: { from: Month; to: Month }) => ({
  compile: () =>
    sql<{ employee: Id; month: Month; challan: Id; amountPaise: Paise; bsr: string; serial: string; paidOn: Day }>`
      select deposit.employee_id as employee, deposit.month, deposit.challan_id as challan,
        deposit.amount_paise as "amountPaise", challan.bsr, challan.serial, challan.paid_on as "paidOn"
      from tds_deposit deposit
      join tds_challan challan on challan.organisation_id = ${organisation} and challan.id = deposit.challan_id
      where deposit.organisation_id = ${organisation} and deposit.paid_in between ${p.from} and ${p.to}
      order by challan.paid_on, challan.id, deposit.employee_id`.compile(db),
}))

/** Tax deducted before the first run here, from payments in some months. */
export const openingTaxed = rows(({ db, organisation }, p: { from: Month; to: Month }) => ({
  compile: () =>
    sql<Pick<TaxedRow, 'employee' | 'entity' | 'month' | 'code' | 'name' | 'tax'> & { isShare: boolean }>`
      select opening.employee_id as employee, ${entityOf(organisation, sql`opening.employee_id`, sql`opening.month`)} as entity,
        opening.month, employee.code, employee.name,
        coalesce(opening.facts -> 'tax') as tax, opening.is_share as "isShare"
      from opening_pay_month opening
      join employee on employee.organisation_id = ${organisation} and employee.id = opening.employee_id
      where opening.organisation_id = ${organisation} and opening.paid_in >= ${p.from} and opening.paid_in <= ${p.to}
      order by opening.month, employee.code`.compile(db),
}))
