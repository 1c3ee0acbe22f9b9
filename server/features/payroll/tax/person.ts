import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, forbidden, notFound } from '../../../platform/problem.ts'
import { type MadeAlone, ownPay } from '../../identity/index.ts'
import { personOfYear, type PersonOfYear } from './regime/tax-regime.queries.ts'
import type { TaxYear } from './tax-year.ts'

/** Who changes a declaration: the employee until the last day, or payroll at any time. */
export interface By {
  account: Id
  actor: Actor
  isPayroll: boolean
  /** What the log says if payroll did it for themselves, without a second person. */
  alone: MadeAlone
}

export const bySelf = (actor: Actor): By => ({ account: actor.account, actor, isPayroll: false, alone: {} })

/** Payroll changes the declarations of others, and of their own only if no one else could: they declare like everyone else. */
export async function byPayroll(tx: Tx, actor: Actor, employee: Id): Promise<By> {
  const refusal = say`Someone else in payroll must do this for you.`
  const alone = await ownPay(tx, actor, employee, refusal, 'payRollHistoryWrite')
  return { account: actor.account, actor, isPayroll: true, alone }
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
