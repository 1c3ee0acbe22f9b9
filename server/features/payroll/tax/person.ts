import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, forbidden, notFound } from '../../../platform/problem.ts'
import { dayText, monthText } from '../words.ts'
import { personOfYear, type PersonOfYear } from './regime/tax-regime.queries.ts'
import type { TaxYear } from './tax-year.ts'

/** Who changes a declaration: its own person until the last day, payroll always. */
export interface By {
  account: Id
  actor: Actor
  isPayroll: boolean
}

export const bySelf = (actor: Actor): By => ({ account: actor.account, actor, isPayroll: false })

/** Payroll changes the declarations of others; one's own are changed and proved like everybody's. */
export function byPayroll(actor: Actor, employee: Id): By {
  if (actor.employee === employee) throw forbidden('Somebody else in payroll must do this for you.')
  return { account: actor.account, actor, isPayroll: true }
}

/** The employee behind a call; the company admin has no employee record and so no tax. */
export function ownEmployee(actor: Actor): Id {
  if (actor.employee === null) throw forbidden('Only employees have a tax declaration.')
  return actor.employee
}

export async function personIn(tx: Tx, employee: Id, { financialYear, from, to }: TaxYear): Promise<PersonOfYear> {
  const person = await personOfYear(tx, { employee, year: financialYear, from, to })
  if (!person) throw notFound('The employee')
  return person
}

export function notLocked(by: By, { isLocked, financialYear, lastDay }: TaxYear): void {
  if (isLocked && !by.isPayroll) {
    throw conflict(`Declarations of ${financialYear} closed on ${dayText(lastDay)}. Ask payroll to change it.`)
  }
}

/** Why a person cannot change the regime any more; null while it can be changed. */
export function whyFixed({ usedIn }: PersonOfYear, { isLocked, financialYear, lastDay }: TaxYear): string | null {
  if (isLocked) return `Declarations of ${financialYear} closed on ${dayText(lastDay)}. Ask payroll to change it.`
  if (usedIn !== null) return `The tax of ${monthText(usedIn)} was deducted by this choice. Ask payroll to change it.`
  return null
}
