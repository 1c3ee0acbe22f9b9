import type { Id, Month } from '@muster/contract/values.ts'
import { firstDay } from '@muster/engine/day.ts'
import type { Salary, SalaryLine } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { contributionPeriod } from '@muster/engine/payroll/rules/in/state-insurance/state-insurance.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import type { SalaryRow } from '../inputs/inputs.queries.ts'
import type { ArrearsQuestion } from './arrears-question.ts'
import { declaredByDay } from './declared.queries.ts'

type Ground = Pick<ArrearsQuestion, 'book' | 'salaryOf' | 'employees'>

/** The salary that ESI of a month goes by; unknown if nothing had been declared for it. */
export function declaredSalary(
  { salaryOf }: Ground,
  rows: readonly SalaryRow[] | null,
): { declared?: readonly Salary[] } {
  return rows === null ? {} : { declared: salaryOf(rows) }
}

/**
 * What ESI coverage of a month's contribution period began with, for people of whom a raise from before the period was declared in it.
 * One statement.
 */
export async function declaredAtStart(
  tx: Tx,
  { book, salaryOf, employees }: Ground,
  month: Month,
): Promise<Map<Id, readonly SalaryLine[]>> {
  const { from } = contributionPeriod(book, month)
  const rows = await declaredByDay(tx, { day: firstDay(from), month: from, employees })
  return new Map(rows.map(({ employee, salary }) => [employee, salaryOf([salary])[0]?.lines ?? []]))
}
