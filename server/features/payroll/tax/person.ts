import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, forbidden, notFound } from '../../../platform/problem.ts'
import { personOfYear, type PersonOfYear } from './regime/tax-regime.queries.ts'
import type { TaxYear } from './tax-year.ts'

/** Who changes a declaration: the employee until the last day, or payroll at any time. */
export interface By {
  account: Id
  actor: Actor
  isPayroll: boolean
}

export const bySelf = (actor: Actor): By => ({ account: actor.account, actor, isPayroll: false })

/** Payroll changes the declarations of others. 403 for their own, which they declare like everyone else. */
export function byPayroll(actor: Actor, employee: Id): By {
  if (actor.employee === employee) throw forbidden(say`Someone else in payroll must do this for you.`)
  return { account: actor.account, actor, isPayroll: true }
}

/** The caller's employee id; 403 for a company admin without an employee record, who has no tax. */
export function ownEmployee(actor: Actor): Id {
  if (actor.employee === null) throw forbidden(say`Only employees have a tax declaration.`)
  return actor.employee
}

export async function personIn(tx: Tx, employee: Id, { financialYear, from, to }: TaxYear): Promise<PersonOfYear> {
  const person = await personOfYear(tx, { employee, year: financialYear, from, to })
  if (!person) throw notFound(say`The employee was not found.`)
  return person
}

export function notLocked(by: By, { isLocked, financialYear, lastDay }: TaxYear): void {
  if (isLocked && !by.isPayroll) {
    throw conflict(say`Declarations of ${financialYear} closed on ${{ day: lastDay }}. Ask payroll to change it.`)
  }
}

/** Why the employee can no longer change the regime; null while they can. */
export function whyFixed({ usedIn }: PersonOfYear, { isLocked, financialYear, lastDay }: TaxYear): Sentence | null {
  if (isLocked) return say`Declarations of ${financialYear} closed on ${{ day: lastDay }}. Ask payroll to change it.`
  if (usedIn !== null)
    return say`The tax of ${{ month: usedIn }} was deducted by this choice. Ask payroll to change it.`
  return null
}
