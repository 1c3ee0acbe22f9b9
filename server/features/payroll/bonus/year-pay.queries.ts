import { sql } from 'kysely'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import type { BonusMonth } from '@muster/engine/payroll/rules/in/wages/year-bonus.ts'
import { rows } from '../../../platform/database/statement.ts'

export interface YearPay {
  employee: Id
  /** Oldest first. */
  months: BonusMonth[]
  /** Statutory bonus paid by a final settlement with its last working day in the year. */
  settledPaise: Paise
}

/** Everyone's earnings in the locked months of a year, and in those paid before the first run here, less reversals. */
export const yearPay = rows(({ db, organisation }, p: { from: Month; to: Month; first: Day; last: Day }) => ({
  compile: () =>
    sql<YearPay>`
      with earned as (
        select slip.employee_id, slip.month, sum(coalesce((slip.facts ->> 'bonusWagesPaise')::bigint, 0))::bigint as wages,
          max((slip.days ->> 'paidHalfDays')::int) as paid, max((slip.days ->> 'denominatorHalfDays')::int) as whole
        from payslip slip
        join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
        where slip.organisation_id = ${organisation} and slip.month between ${p.from} and ${p.to}
          and run.state in ('approved', 'paid')
        group by slip.employee_id, slip.month having sum(slip.gross_paise) > 0
        union all
        select employee_id, month, (facts ->> 'bonusWagesPaise')::bigint, paid_half_days, of_half_days
        from opening_pay_month
        where organisation_id = ${organisation} and month between ${p.from} and ${p.to}
      ),
      settled as (
        select settlement.employee_id, sum((line ->> 'amountPaise')::bigint)::bigint as amount
        from settlement, jsonb_array_elements(settlement.lines -> 'oneOffs') line
        where settlement.organisation_id = ${organisation} and settlement.left_on between ${p.first} and ${p.last}
          and settlement.approved_at is not null and settlement.cancelled_at is null
          and line ->> 'code' = 'STATUTORY_BONUS'
        group by settlement.employee_id
      )
      select earned.employee_id as employee, coalesce(max(settled.amount), 0)::bigint as "settledPaise",
        jsonb_agg(jsonb_build_object('earnedPaise', coalesce(wages, 0), 'paidHalfDays', paid, 'ofHalfDays', whole)
          order by month) as months
      from earned left join settled on settled.employee_id = earned.employee_id
      group by earned.employee_id order by earned.employee_id`.compile(db),
}))
