import { sql } from 'kysely'
import type { MonthLine, MonthWages } from '@muster/engine/payroll/outputs/annual-return/annual-facts.ts'
import type { Day, Month } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'
import { gender, location, monthEnd, partsOn } from '../../../platform/legal-entity/parts.sql.ts'

interface Months {
  from: Month
  to: Month
}

/** Months with approved pay, earliest first. */
export const lockedMonths = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ month: Month }>`
      select distinct month from pay_run
      where organisation_id = ${organisation} and kind = 'regular' and state in ('approved', 'paid')
      order by month`.compile(db),
}))

/** Approved payslips for these months, each with its part at the end of its month. */
const slips = (organisation: string, p: Months) => {
  const { people, workplaces } = partsOn(organisation, {
    employee: sql`slip.employee_id`,
    day: monthEnd(sql`slip.month`),
  })
  return {
    from: sql`
      payslip slip
      join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id and run.state in ('approved', 'paid')
      ${people} ${workplaces}`,
    where: sql`slip.organisation_id = ${organisation} and slip.month between ${p.from} and ${p.to}`,
  }
}

/** Payslip totals by part and month, the basis of the registers of wages. Reversals are negative. */
export const wagesByPart = rows(({ db, organisation }, p: Months) => {
  const { from, where } = slips(organisation, p)
  return {
    compile: () =>
      sql<MonthWages>`
        select slip.legal_entity_id as entity, ${location}, ${gender}, slip.month,
          coalesce(sum((read.tax ->> 'basicPaise')::bigint), 0)::bigint as "basicPaise",
          coalesce(sum((read.tax ->> 'daPaise')::bigint), 0)::bigint as "daPaise",
          coalesce(sum(case run.kind when 'regular' then entered.amount when 'reversal' then -entered.amount end), 0)::bigint
            as "enteredOvertimePaise",
          sum(slip.gross_paise)::bigint as "grossPaise", sum(slip.reimbursements_paise)::bigint as "reimbursementsPaise",
          sum(slip.deductions_paise)::bigint as "deductionsPaise", sum(slip.round_off_paise)::bigint as "roundOffPaise",
          sum(slip.net_paise)::bigint as "netPaise"
        from ${from}
        -- Facts are stored compressed: unpacked once for both.
        cross join lateral (select slip.facts -> 'tax' as tax offset 0) read
        left join (
          select employee_id, from_month, sum(amount_paise) as amount from pay_input
          where organisation_id = ${organisation} and nature = 'overtime' and from_month between ${p.from} and ${p.to}
          group by employee_id, from_month
        ) entered on entered.employee_id = slip.employee_id and entered.from_month = slip.month
        where ${where}
        group by 1, 2, 3, 4`.compile(db),
  }
})

/**
 * Deductions, overtime, gratuity and encashed leave on these payslips, by code without number and month. People leaving between `first` and
 * `last` are leavers.
 */
export const linesByPart = rows(({ db, organisation }, p: Months & { first: Day; last: Day }) => {
  const { from, where } = slips(organisation, p)
  return {
    compile: () =>
      sql<MonthLine>`
        select entity, location, gender, month, coalesce(code, '') as code, coalesce(is_deduction, false) as "isDeduction",
          is_of_leavers as "isOfLeavers", coalesce(sum(paise), 0)::bigint as paise, coalesce(sum(sign(paise)), 0)::int as cases
        from (
          select slip.legal_entity_id as entity, ${location}, ${gender}, slip.month, named.code,
            line ->> 'type' = 'deduction' as is_deduction,
            coalesce(employee.left_on between ${p.first}::date and ${p.last}::date, false) as is_of_leavers,
            sum((line ->> 'amountPaise')::bigint) as paise
          from ${from}
          cross join lateral jsonb_array_elements(slip.lines) line
          cross join lateral (
            select regexp_replace(split_part(split_part(line ->> 'code', '@', 1), ':', 1), '_TAXABLE$', '') as code
          ) named
          where ${where} and (line ->> 'type' = 'deduction'
            or line ->> 'type' = 'earning' and named.code in ('OVERTIME', 'GRATUITY', 'LEAVE_ENCASHMENT'))
          group by slip.id, slip.legal_entity_id, 2, 3, slip.month, named.code, 6, 7
        ) told
        group by 1, 2, 3, 4, 5, 6, 7`.compile(db),
  }
})
