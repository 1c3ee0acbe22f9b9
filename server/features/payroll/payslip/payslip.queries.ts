import { sql } from 'kysely'
import type { z } from 'zod'
import type { Payslip } from '@muster/contract/payroll/payslip.routes.ts'
import type { Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one } from '../../../platform/database/statement.ts'
import type { Config } from '../pay-run-config/pay-run-config.queries.ts'
import type { State } from '../pay-run/pay-run.queries.ts'

interface PassbookRow {
  _id: Id
  month: Month
  state: State
  grossPaise: Paise
  deductionsPaise: Paise
  netPaise: Paise
  yearToDatePaise: Paise
  paidAt: Instant | null
}

/** Payslips of locked months only. The year begins with April. */
export const passbookPage = pageOf<PassbookRow, { employee: Id }, 'month'>({
  sortable: { month: 'month' },
  matching: ({ organisation }, p) => sql`
    select slip.id, slip.month, run.state, run.paid_at, slip.gross_paise, slip.deductions_paise, slip.net_paise,
      (sum(slip.net_paise) over (
        partition by left((to_date(slip.month, 'YYYY-MM') - interval '3 months')::text, 4) order by slip.month
      ))::bigint as year_to_date
    from payslip slip
    join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
    where slip.organisation_id = ${organisation} and slip.employee_id = ${p.employee} and run.state in ('approved', 'paid')`,
  rows: () => sql`
    select page.n, id as "_id", month, state, gross_paise as "grossPaise", deductions_paise as "deductionsPaise",
      net_paise as "netPaise", year_to_date as "yearToDatePaise", paid_at as "paidAt"
    from page`,
})

type Shown = Omit<z.output<typeof Payslip>, 'company' | 'payDate' | 'netInWords'>

export interface PayslipRow extends Shown {
  config: Config
  pdfKey: string | null
  companyFacts: { name: string; legalName: string; address: Record<string, unknown>; logoKey: string | null }
}

interface Whose {
  id: Id
  /** The caller's own employee record; null for the admin. */
  own: Id | null
  /** The caller may see the payslips of all, locked or not. */
  mayAll: boolean
}

/** A payslip that the caller may see: one's own once it is locked, or any. */
export const payslipFor = one(({ db, organisation }, p: Whose) => ({
  compile: () =>
    sql<PayslipRow>`
      select slip.id as "_id", slip.run_id as "runId", slip.employee_id as "employeeId", slip.month, run.state, run.config,
        run.paid_at as "paidAt", slip.person, slip.days, slip.lines, (slip.inputs::jsonb) -> 'lossOfPay' as "lossOfPay",
        slip.gross_paise as "grossPaise", slip.deductions_paise as "deductionsPaise",
        slip.reimbursements_paise as "reimbursementsPaise", slip.employer_paise as "employerPaise",
        slip.round_off_paise as "roundOffPaise", slip.net_paise as "netPaise", slip.pdf_key as "pdfKey",
        jsonb_build_object('name', organisation.name, 'legalName', organisation.legal_name,
          'address', organisation.address, 'logoKey', organisation.logo_key) as "companyFacts",
        (
          select jsonb_build_object('grossPaise', sum(earlier.gross_paise), 'deductionsPaise', sum(earlier.deductions_paise),
            'netPaise', sum(earlier.net_paise))
          from payslip earlier
          where earlier.organisation_id = ${organisation} and earlier.employee_id = slip.employee_id
            and earlier.month <= slip.month
            and earlier.month >= to_char(date_trunc('year', to_date(slip.month, 'YYYY-MM') - interval '3 months')
              + interval '3 months', 'YYYY-MM')
        ) as "yearToDate",
        (
          select jsonb_build_object('month', before.month, 'netPaise', before.net_paise, 'lines', before.lines)
          from payslip before
          where before.organisation_id = ${organisation} and before.employee_id = slip.employee_id
            and before.month = to_char(to_date(slip.month, 'YYYY-MM') - interval '1 month', 'YYYY-MM')
        ) as previous
      from payslip slip
      join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
      join organisation on organisation.id = ${organisation}
      where slip.organisation_id = ${organisation} and slip.id = ${p.id}
        and (${p.mayAll}::boolean or (slip.employee_id = ${p.own} and run.state in ('approved', 'paid')))`.compile(db),
}))

/** Keeps where the document lies; 0 when another call kept one first. */
export const keepPdf = change(({ db, organisation }, p: { id: Id; key: string }) => ({
  compile: () =>
    sql`
      update payslip set pdf_key = ${p.key}
      where organisation_id = ${organisation} and id = ${p.id} and pdf_key is null`.compile(db),
}))
