import { categoryCode, type ExpenseShare } from '@muster/engine/payroll/outputs/books/expense-accounts.ts'
import type { AccountNames } from '@muster/engine/payroll/outputs/journal-accounts.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { sharesOfRun } from './expense-share.queries.ts'

/** By employee, then by the code of the payslip line. */
export type ExpenseShares = ReadonlyMap<Id, ReadonlyMap<string, readonly ExpenseShare[]>>

/** Reimbursements of a locked run by expense category; empty where no category has an account of its own. */
export async function expenseShares(tx: Tx, run: Id, { components }: AccountNames): Promise<ExpenseShares> {
  const byEmployee = new Map<Id, Map<string, ExpenseShare[]>>()
  if (!Object.keys(components).some((code) => code.startsWith(categoryCode('')))) return byEmployee
  for (const { employee, code, category, paise } of await sharesOfRun(tx, { run })) {
    const lines = byEmployee.get(employee) ?? new Map<string, ExpenseShare[]>()
    byEmployee.set(employee, lines.set(code, [...(lines.get(code) ?? []), { category, paise }]))
  }
  return byEmployee
}
