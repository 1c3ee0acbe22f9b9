import { sql } from 'kysely'
import { addMonths, months as monthsFrom } from '@muster/engine/day.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import type { Payslip } from '@muster/engine/payroll/payslip/payslip-result.ts'
import { run } from '../testing/company.ts'
import type { CompanyOfLife, Somebody } from './company-of-life.ts'
import { closingMonths } from './life.ts'
import { pfBasisIn } from './known.ts'
import { paidSlips, unreversed, type PaidSlip } from './paid.ts'
import { truthOf } from './truth.ts'

export interface PaidRun {
  id: Id
  month: Month
  kind: 'regular' | 'reversal' | 'settlement'
  paidIn: Month
  /** People a run could not pay, except those without a salary. */
  excluded: { employee: Id; reason: string }[]
}

/** A finished life, for the checks. */
export interface Ended {
  company: CompanyOfLife
  /** From the first month in Muster to the last one run. */
  months: Month[]
  slips: PaidSlip[]
  runs: PaidRun[]
  /** What a month should have paid, by some salaries or by those known in the end; null if nothing is due. */
  dueOf: (person: Somebody, month: Month, salaries?: Somebody['salaries']) => Payslip | null
}

export async function ended(company: CompanyOfLife): Promise<Ended> {
  const { life, organisation } = company
  const known = new Map<string, Payslip | null>()
  const slips = await paidSlips(company)
  const dueOf = (person: Somebody, month: Month, salaries = person.salaries) => {
    const key = `${person.employee} ${month} ${JSON.stringify([...salaries])}`
    if (!known.has(key)) {
      const locked = unreversed(slips, person).find((slip) => slip.kind === 'regular' && slip.month === month)
      const holidays = (locked ? company.lockedHolidays.get(month) : undefined) ?? company.holidays
      const basis = company.lockedBasis.get(month) ?? company.config.basis
      const wageBasis = pfBasisIn(company, month, locked?.at ?? company.clock.now())
      known.set(key, truthOf(company, { ...person, salaries }, month, { holidays, basis, wageBasis }))
    }
    return known.get(key)!
  }
  const { rows } = await company.within((tx) =>
    run(
      tx,
      sql`
        select id, month, kind, paid_in as "paidIn", coalesce((
            select jsonb_agg(jsonb_build_object('employee', employee_id, 'reason', reason)) from pay_run_exclusion
            where organisation_id = ${organisation} and run_id = pay_run.id and code <> 'noSalary'), '[]') as "excluded"
        from pay_run where organisation_id = ${organisation} order by month`,
    ),
  )
  const months = monthsFrom(life.begins, addMonths(life.begins, life.months + closingMonths - 1))
  return { company, months, slips, runs: rows as PaidRun[], dueOf }
}
