import type { Sentence } from '@muster/engine/sentence.ts'
import { sql } from 'kysely'
import type { Id, Instant, Paise } from '@muster/contract/values.ts'
import { nobody } from '../../../platform/database/cluster/nobody.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'

type Flag = 'new' | 'leaving' | 'changed' | 'lossOfPay' | 'arrears' | 'onHold'

interface Employee {
  _id: Id
  name: string
  code: string
  department: string | null
}

interface PayslipRow {
  _id: Id
  employee: Employee
  paidHalfDays: number
  lossOfPayHalfDays: number
  grossPaise: Paise
  reimbursementsPaise: Paise
  deductionsPaise: Paise
  netPaise: Paise
  previousNetPaise: Paise | null
  flags: Flag[]
  hold: { reason: string; by: string | null; at: Instant } | null
}

interface PayslipFilter {
  run: Id
  /** The run of the previous month; null without one, and then no one is new or changed. */
  previousRun: Id | null
  search?: string | undefined
  flag?: Flag | undefined
  entity?: Id | 'own' | undefined
}

type PayslipSorts = 'name' | 'lossOfPay' | 'gross' | 'deductions' | 'net' | 'change'

export const payslipPage = pageOf<PayslipRow, PayslipFilter, PayslipSorts>({
  sortable: {
    name: 'lower(name)',
    lossOfPay: 'loss_of_pay',
    gross: 'gross_paise',
    deductions: 'deductions_paise',
    net: 'net_paise',
    change: 'abs(net_paise - previous_net)',
  },
  matching: ({ organisation }, p) => sql`
    select * from (
      select slip.id, slip.employee_id, slip.person ->> 'name' as name, slip.person, slip.days, slip.gross_paise, slip.reimbursements_paise,
        slip.deductions_paise, slip.net_paise, previous.net_paise as previous_net,
        (slip.days ->> 'lossOfPayHalfDays')::int as loss_of_pay,
        array_remove(array[
          case when ${p.previousRun}::uuid is not null and previous.id is null then 'new' end,
          case when left(slip.person ->> 'leftOn', 7) = slip.month then 'leaving' end,
          case when abs(slip.net_paise - previous.net_paise) * 10 > previous.net_paise then 'changed' end,
          case when (slip.days ->> 'lossOfPayHalfDays')::int > 0 then 'lossOfPay' end,
          case when jsonb_array_length(slip.arrears) > 0 then 'arrears' end,
          case when hold.id is not null then 'onHold' end
        ], null) as flags,
        case when hold.id is not null then jsonb_build_object('reason', hold.reason, 'by', holder.name,
          'at', to_char(hold.held_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as hold
      from payslip slip
      left join payslip previous on previous.organisation_id = ${organisation} and previous.run_id = coalesce(${p.previousRun}::uuid, ${nobody})
        and previous.employee_id = slip.employee_id
      left join pay_hold hold on hold.organisation_id = ${organisation} and hold.run_id = slip.run_id
        and hold.employee_id = slip.employee_id and hold.released_at is null
      left join account holder on holder.organisation_id = ${organisation} and holder.id = hold.held_by
      where slip.organisation_id = ${organisation} and slip.run_id = ${p.run}
        and (${p.entity ?? null}::text is null or coalesce(slip.legal_entity_id::text, 'own') = ${p.entity ?? null})
    ) all_of_run
    where (${p.flag}::text is null or ${p.flag} = any(flags))
      and ${contains(sql`name || ' ' || (person ->> 'code')`, p.search)}`,
  rows: () => sql`
    select page.n, id as "_id", jsonb_build_object('_id', employee_id, 'name', name, 'code', person ->> 'code',
        'department', person ->> 'department') as employee,
      coalesce((days ->> 'paidHalfDays')::int) as "paidHalfDays", coalesce(loss_of_pay) as "lossOfPayHalfDays", gross_paise as "grossPaise",
      reimbursements_paise as "reimbursementsPaise", deductions_paise as "deductionsPaise", net_paise as "netPaise", previous_net as "previousNetPaise",
      to_jsonb(flags) as flags, hold
    from page`,
})

interface ExcludedRow {
  employee: Employee
  code: string
  reason: Sentence
}

export const excludedPage = pageOf<ExcludedRow, { run: Id; search?: string | undefined }, 'name' | 'reason'>({
  sortable: { name: 'lower(name)', reason: 'reason' },
  matching: ({ organisation }, p) => sql`
    select employee.id, employee.name, employee.code as employee_code, employee.department_id, exclusion.code, exclusion.reason, exclusion.reason_values
    from pay_run_exclusion exclusion
    join employee on employee.organisation_id = ${organisation} and employee.id = exclusion.employee_id
    where exclusion.organisation_id = ${organisation} and exclusion.run_id = ${p.run}
      and ${contains(sql`employee.name || ' ' || employee.code`, p.search)}`,
  rows: ({ organisation }) => sql`
    select page.n, page.code, jsonb_build_object('text', page.reason, 'values', page.reason_values) as reason, jsonb_build_object('_id', page.id, 'name', page.name,
      'code', page.employee_code, 'department', department.name) as employee
    from page
    left join department on department.organisation_id = ${organisation} and department.id = page.department_id`,
})
