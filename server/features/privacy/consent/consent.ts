import { legalVersions } from '@muster/contract/identity/legal-versions.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { accountOfEmployee, consentsOf } from './consent.queries.ts'

export const ownConsents = (tx: Tx, { account }: Actor) => consentsOf(tx, { account, ...legalVersions })

export async function consentsOfEmployee(tx: Tx, employee: Id) {
  const account = await accountOfEmployee(tx, { employee })
  if (!account) throw notFound(say`The employee was not found.`)
  return consentsOf(tx, { account: account.account, ...legalVersions })
}
