import { sql } from 'kysely'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import type { OneOff } from '@muster/engine/payroll/payslip/payslip-input.ts'
import type { SettlementPay } from '@muster/engine/payroll/settlement/settlement-input.ts'
import { ofSomeOrAll } from '../../../../platform/database/some-or-all.ts'
import { change, rows } from '../../../../platform/database/statement.ts'

/** What was approved: lines of the last payslip, and the leave that they encash. */
export interface SettledPay extends SettlementPay {
  encashments: Id[]
}

export interface SettledPerson {
  id: Id
  employee: Id
  oneOffs: OneOff[]
  encashments: Id[]
}

/**
 * Settlements that the run of a month pays: approved for the present last working day, and paid by no other run. One statement.
 */
export const settlementsOfMonth = ofSomeOrAll(
  (whose) =>
    ({ db, organisation }, p: { first: Day; last: Day; run: Id; employees: readonly Id[] | null }) => ({
      compile: () =>
        sql<SettledPerson>`
      select settlement.id, settlement.employee_id as employee, coalesce(settlement.lines -> 'oneOffs') as "oneOffs",
        coalesce(settlement.lines -> 'encashments') as encashments
      from settlement
      join employee on employee.organisation_id = ${organisation} and employee.id = settlement.employee_id
        and employee.left_on = settlement.left_on
      where settlement.organisation_id = ${organisation} and settlement.left_on between ${p.first} and ${p.last}
        and settlement.approved_at is not null and settlement.cancelled_at is null
        and (settlement.run_id is null or settlement.run_id = ${p.run}) and ${whose(sql`settlement.employee_id`, p)}`.compile(
          db,
        ),
    }),
)

export const markSettled = change(({ db, organisation }, p: { ids: readonly Id[]; run: Id }) => ({
  compile: () =>
    sql`
      update settlement set run_id = ${p.run}
      where organisation_id = ${organisation} and id = any(${p.ids}::uuid[]) and run_id is null
        and approved_at is not null`.compile(db),
}))

/** The payslip that paid a settlement was reversed: it has to be decided again. */
export const reopenPaid = change(({ db, organisation }, p: { run: Id; employee: Id }) => ({
  compile: () =>
    sql`
      update settlement set run_id = null, approved_by = null, approved_at = null, lines = null
      where organisation_id = ${organisation} and run_id = ${p.run} and employee_id = ${p.employee}`.compile(db),
}))

/** The run that paid settlements is reopened: they stay approved, and its next approval pays them. */
export const reopenSettled = change(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql`update settlement set run_id = null where organisation_id = ${organisation} and run_id = ${p.run}`.compile(db),
}))

export interface EarnedMonth {
  month: Month
  bonusWagesPaise: Paise
  /** Basic and dearness allowance. */
  basicPaise: Paise
  paidHalfDays: number
  ofHalfDays: number
}

/** An employee's earnings in locked months, and in those paid before the first run here, newest first, less reversals. */
export const earnedMonths = rows(({ db, organisation }, p: { employee: Id; from: Month; before: Month }) => ({
  compile: () =>
    sql<EarnedMonth>`
      select slip.month, sum(coalesce((slip.facts ->> 'bonusWagesPaise')::bigint, 0))::bigint as "bonusWagesPaise",
        sum(coalesce((slip.facts -> 'tax' ->> 'basicPaise')::bigint, 0)
          + coalesce((slip.facts -> 'tax' ->> 'daPaise')::bigint, 0))::bigint as "basicPaise",
        coalesce(max((slip.days ->> 'paidHalfDays')::int)) as "paidHalfDays",
        coalesce(max((slip.days ->> 'denominatorHalfDays')::int)) as "ofHalfDays"
      from payslip slip
      join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
      where slip.organisation_id = ${organisation} and slip.employee_id = ${p.employee} and slip.month >= ${p.from}
        and slip.month < ${p.before} and run.state in ('approved', 'paid')
      group by slip.month having sum(slip.gross_paise) > 0
      union all
      select month, coalesce((facts ->> 'bonusWagesPaise')::bigint),
        coalesce((facts #>> '{tax,basicPaise}')::bigint + (facts #>> '{tax,daPaise}')::bigint), paid_half_days, of_half_days
      from opening_pay_month
      where organisation_id = ${organisation} and employee_id = ${p.employee} and month >= ${p.from} and month < ${p.before}
      order by month desc`.compile(db),
}))
