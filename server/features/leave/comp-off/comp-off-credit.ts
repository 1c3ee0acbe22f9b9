import type { Day, Id } from '@muster/contract/values.ts'
import type { HalfDays } from '@muster/engine/day.ts'
import { compOffExpiry } from '@muster/engine/attendance/comp-off/comp-off.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict } from '../../../platform/problem.ts'
import { insertPolicy, putVersion } from '../leave-policy/leave-policy.queries.ts'
import { lockLeave } from '../ledger/ledger.queries.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { usualRules } from '../seed.ts'
import {
  compOffPending,
  compOffPolicy,
  compOffRule,
  creditsLeft,
  insertCredit,
  markCompOff,
  policyNames,
  returnCredit,
} from './credit.queries.ts'

/** How late comp-off may be requested, and how long it can be used; with defaults for a company that has not set them. */
export async function compOffLimits(tx: Tx): Promise<{ requestWithinDays: number; validDays: number }> {
  return (await compOffRule(tx, {})) ?? { requestWithinDays: 60, validDays: 90 }
}

interface Credit {
  request: Id
  employee: Id
  workedOn: Day
  today: Day
  halfDays: HalfDays
}

/** Credits leave for a day worked, with its own expiry date. Idempotent. */
export async function creditCompOff(tx: Tx, { today, ...credit }: Credit): Promise<void> {
  await lockLeave(tx, { employees: [credit.employee] })
  const { validDays } = await compOffLimits(tx)
  const expiresOn = compOffExpiry({ workedOn: credit.workedOn, approvedOn: today, validDays })
  await insertCredit(tx, { ...credit, policy: await policyOf(tx), on: today, expiresOn, now: tx.now })
  await postLedger(tx, [credit.employee])
}

/** Reverses a credit. What was used of it, or is booked, cannot be reversed. */
export async function takeBackCompOff(tx: Tx, of: { request: Id; employee: Id; today: Day }): Promise<void> {
  await lockLeave(tx, { employees: [of.employee] })
  if (await isCompOffUsed(tx, of)) throw conflict(say`The credit has been used for leave. Cancel that leave first.`)
  await returnCredit(tx, { request: of.request, now: tx.now })
  await postLedger(tx, [of.employee])
}

/** Whether leave was taken from a credit, or pending leave would need it. No pending leave needs an expired credit. */
export async function isCompOffUsed(tx: Tx, { request, employee, today }: { request: Id; employee: Id; today: Day }) {
  const [credits, pending] = await Promise.all([creditsLeft(tx, { employee }), compOffPending(tx, { employee })])
  const own = credits.find((one) => one.request === request)
  if (own === undefined || own.expiresOn < today) return false
  const others = credits.filter((one) => one !== own).reduce((sum, { left }) => sum + left, 0)
  return own.left < own.halfDays || others < (pending?.halfDays ?? 0)
}

/** The policy that comp-off is credited to; created with the company's first credit. */
async function policyOf(tx: Tx): Promise<Id> {
  const known = await compOffPolicy(tx, {})
  if (known) return known.id
  const taken = new Set(
    (await policyNames(tx, {})).flatMap(({ name, code }) => [name.toLowerCase(), code.toLowerCase()]),
  )
  const free = (names: readonly string[]) => names.find((name) => !taken.has(name.toLowerCase())) ?? newId().slice(-8)
  const id = newId()
  const name = free(['Comp-off', 'Compensatory off', 'Comp-off credit'])
  await insertPolicy(tx, { id, name, code: free(['CO', 'COFF', 'COMP']), now: tx.now })
  const startsOn = `${tx.now.slice(0, 4)}-01-01`
  await putVersion(tx, { ...usualRules, id, startsOn, halfDaysAYear: 0, now: tx.now })
  await markCompOff(tx, { id })
  return id
}
