import { sql } from 'kysely'
import type { Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import type { ArrearsInput } from '@muster/engine/payroll/payslip/arrears-input.ts'
import type { MonthFacts } from '@muster/engine/payroll/payslip/facts.ts'
import { run } from '../testing/company.ts'
import type { CompanyOfLife } from './company-of-life.ts'

export interface PaidLine {
  code: string
  type: string
  amountPaise: Paise
}

/** A locked payslip. */
export interface PaidSlip {
  id: Id
  run: Id
  kind: 'regular' | 'reversal' | 'settlement'
  employee: Id
  month: Month
  lines: PaidLine[]
  facts: MonthFacts
  arrears: ArrearsInput[]
  net: Paise
  gross: Paise
  reverses: Id | null
  at: Instant
  paidIn: Month
}

export async function paidSlips(company: CompanyOfLife): Promise<PaidSlip[]> {
  const { rows } = await company.within((tx) =>
    run(
      tx,
      sql`
        select slip.id, slip.run_id as run, run.kind, slip.employee_id as employee, slip.month, slip.lines, slip.facts, slip.arrears,
          slip.net_paise as net, slip.gross_paise as gross, slip.reverses_id as reverses,
          run.approved_at as at, run.paid_in as "paidIn"
        from payslip slip
        join pay_run run on run.organisation_id = ${company.organisation} and run.id = slip.run_id
        where slip.organisation_id = ${company.organisation} and run.state in ('approved', 'paid')
        order by run.approved_at, slip.id`,
    ),
  )
  return rows as PaidSlip[]
}

/** A person's payslips that were not reversed. */
export function unreversed(slips: readonly PaidSlip[], { employee }: { employee: Id }): PaidSlip[] {
  const own = slips.filter((slip) => slip.employee === employee)
  return own.filter(({ id, kind }) => kind !== 'reversal' && !own.some(({ reverses }) => reverses === id))
}

/** For a month: in the month itself, in its reversal, and later. */
export function takenFor(slips: readonly PaidSlip[], code: string, month: Month): Paise {
  return slips
    .flatMap((slip) =>
      slip.lines.filter((line) => line.code === `${code}@${month}` || (line.code === code && slip.month === month)),
    )
    .reduce((total, { amountPaise }) => total + amountPaise, 0)
}
