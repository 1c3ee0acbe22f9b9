import { sql } from 'kysely'
import type { z } from 'zod'
import type { Payslip } from '@muster/contract/payroll/pay-run/payslip.routes.ts'
import type { Id, Instant, Paise } from '@muster/contract/values.ts'
import type { MonthFacts } from '@muster/engine/payroll/payslip/facts.ts'
import { change, one } from '../../../platform/database/statement.ts'
import { recordsOf } from '../../../platform/employment/records-of.sql.ts'
import { newestHold, paidOn } from '../hold/hold.queries.ts'
import { payBeforeOf, type PayBefore } from './pay-before.ts'
import type { KeptExplanation } from '../said-line.ts'
import type { Config } from '../pay-run-config/pay-run-config.queries.ts'

type Shown = z.output<typeof Payslip>

/** What the calculation wrote; payslips from before statutory calculation have fewer fields. */
interface KeptPerson extends Omit<Shown['person'], NewOfPerson>, Partial<Pick<Shown['person'], NewOfPerson>> {}
type NewOfPerson = 'relative' | 'panLast4' | 'uanLast4' | 'esiLast4' | 'bank'

type KeptLine = Omit<Shown['lines'][number], 'fullMonthPaise' | 'yearToDatePaise' | 'explanation'> & {
  explanation: KeptExplanation
}

type Kept =
  | '_id'
  | 'runId'
  | 'employeeId'
  | 'month'
  | 'state'
  | 'reversal'
  | 'paidAt'
  | 'paidOn'
  | 'hold'
  | 'days'
  | 'lossOfPay'
  | 'grossPaise'
  | 'deductionsPaise'
  | 'reimbursementsPaise'
  | 'employerPaise'
  | 'roundOffPaise'
  | 'netPaise'
  | 'isFinal'
  | 'yearToDate'
  | 'previous'

export interface PayslipRow extends Pick<Shown, Kept> {
  config: Config
  pdfKey: string | null
  approvedAt: Instant | null
  person: KeptPerson
  lines: KeptLine[]
  facts: Partial<Pick<MonthFacts, 'taxYear' | 'carriedForward'>>
  payBefore: PayBefore
  /** By component, arrears included. */
  yearByComponent: { code: string; name: string; type: KeptLine['type']; amountPaise: Paise }[]
  companyFacts: {
    name: string
    legalName: string
    address: Record<string, unknown>
    logoKey: string | null
    timeZone: string
  }
}

interface Whose {
  id: Id
  /** The caller's own employee record; null for the admin. */
  own: Id | null
  /** The caller may see everyone's payslips, locked or not. */
  mayAll: boolean
}

/** A payslip that the caller may see: one's own once it is locked, or any. */
export const payslipFor = one(({ db, organisation }, p: Whose) => ({
  compile: () =>
    sql<PayslipRow>`
      select slip.id as "_id", slip.run_id as "runId", slip.employee_id as "employeeId", slip.month, run.state, run.config,
        run.paid_at as "paidAt", ${paidOn} as "paidOn",
        case when hold.held_at is not null and hold.released_at is null then jsonb_build_object(
          'at', to_char(hold.held_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'reason', case when ${p.mayAll}::boolean then hold.reason end) end as hold,
        run.approved_at as "approvedAt", slip.person, slip.facts,
        (
          select jsonb_build_object('is', case when run.kind = 'reversal' then 'reversal' else 'reversed' end,
            'reason', coalesce(run.reason, run_back.reason), 'payslipId', coalesce(slip.reverses_id, back.id))
          from (values (true)) always
          left join payslip back on back.organisation_id = ${organisation} and back.reverses_id = slip.id
          left join pay_run run_back on run_back.organisation_id = ${organisation} and run_back.id = back.run_id
          where run.kind = 'reversal' or back.id is not null
        ) as reversal, slip.days, slip.lines, coalesce(slip.days -> 'lossOfPay', replace(slip.inputs, '"halves":', '"halfDays":')::jsonb -> 'lossOfPay', '[]') as "lossOfPay",
        slip.gross_paise as "grossPaise", slip.deductions_paise as "deductionsPaise",
        slip.reimbursements_paise as "reimbursementsPaise", slip.employer_paise as "employerPaise",
        slip.round_off_paise as "roundOffPaise", slip.net_paise as "netPaise", slip.pdf_key as "pdfKey",
        position('"settles":true' in slip.inputs) > 0 as "isFinal",
        jsonb_build_object('name', organisation.name, 'legalName', coalesce(entity.legal_name, organisation.legal_name),
          'address', coalesce(entity.address, organisation.address), 'logoKey', organisation.logo_key, 'timeZone', organisation.time_zone) as "companyFacts",
        (
          select jsonb_build_object('grossPaise', sum(gross_paise), 'reimbursementsPaise', sum(reimbursements_paise), 'deductionsPaise', sum(deductions_paise),
            'netPaise', sum(net_paise))
          from payslip of_year where ${ofYear(organisation)}
        ) as "yearToDate", ${payBeforeOf(organisation)} as "payBefore",
        (
          select coalesce(jsonb_agg(jsonb_build_object('code', code, 'name', name, 'type', type, 'amountPaise', amount)
            order by code, type), '[]')
          from (
            select split_part(line ->> 'code', '@', 1) as code, line ->> 'type' as type,
              (array_agg(line ->> 'name' order by position('@' in line ->> 'code'), of_year.month desc))[1] as name,
              sum((line ->> 'amountPaise')::bigint)::bigint as amount
            from payslip of_year cross join lateral jsonb_array_elements(of_year.lines) line
            where ${ofYear(organisation)} group by 1, 2
          ) component
        ) as "yearByComponent",
        (
          select jsonb_build_object('month', before.month, 'netPaise', before.net_paise, 'lines', before.lines)
          from payslip before
          join pay_run run_before on run_before.organisation_id = ${organisation} and run_before.id = before.run_id
          where run_before.kind = 'regular' and before.organisation_id = ${organisation} and before.employee_id = slip.employee_id
            and before.month = to_char(to_date(slip.month, 'YYYY-MM') - interval '1 month', 'YYYY-MM')
            and before.reverses_id is null
        ) as previous
      from payslip slip
      join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
      join organisation on organisation.id = ${organisation}
      left join legal_entity entity on entity.organisation_id = ${organisation} and entity.id = slip.legal_entity_id
      ${newestHold(organisation)}
      where slip.organisation_id = ${organisation} and slip.id = ${p.id}
        and (${p.mayAll}::boolean or (slip.employee_id in ${recordsOf(organisation, sql`${p.own}::uuid`)}
          and run.state in ('approved', 'paid')))`.compile(db),
}))

/** Payslips of the employee of `slip` in its financial year, up to and including it. */
const ofYear = (organisation: Id) => sql`
  of_year.organisation_id = ${organisation} and of_year.employee_id = slip.employee_id
    and (of_year.month, of_year.id) <= (slip.month, slip.id)
    and of_year.month >= to_char(date_trunc('year', to_date(slip.month, 'YYYY-MM') - interval '3 months')
      + interval '3 months', 'YYYY-MM')`

/** Stores where the document is; 0 when another call stored one first. */
export const keepPdf = change(({ db, organisation }, p: { id: Id; key: string }) => ({
  compile: () =>
    sql`
      update payslip set pdf_key = ${p.key}
      where organisation_id = ${organisation} and id = ${p.id} and pdf_key is null`.compile(db),
}))
