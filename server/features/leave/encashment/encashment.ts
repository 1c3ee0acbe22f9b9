import type { z } from 'zod'
import type { LeaveEncashmentInput, LeaveEncashments } from '@muster/contract/leave/leave-encashment.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { encash, type EncashAnswer, type EncashProblem } from '@muster/engine/leave/ledger/encash.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import { daysSaid } from '@muster/engine/format.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { HalfDays } from '@muster/engine/day.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, forbidden, notFound, wrongField } from '../../../platform/problem.ts'
import { leavePeople, type LeavePerson } from '../person/leave-people.ts'
import { engineFacts, policiesKnown, type StoredPolicy } from '../leave-policy/policy-rules.ts'
import { leaveDays, lockLeave, type LeaveDayRow } from '../ledger/ledger.queries.ts'
import { postLedger, takenLeave } from '../ledger/post-ledger.ts'
import { cancelEncashment, encashment, encashmentsOf, insertEncashment } from './encashment.queries.ts'

type Input = z.output<typeof LeaveEncashmentInput>

/** What was encashed of a person's leave, and how much more could be. */
export async function encashments(tx: Tx, employee: Id): Promise<z.output<typeof LeaveEncashments>> {
  const facts = await factsOf(tx, employee)
  const { leftOn } = facts.person
  const most = (policy: StoredPolicy, atExit: boolean) => ask(facts, policy, { id: '', halfDays: null, atExit })
  const policies = facts.policies.flatMap((policy) => {
    const today = most(policy, false)
    const exit = leftOn === null ? null : most(policy, true)
    if ([today, exit].every((answer) => answer === null || answer.problems[0]?.code === 'notEncashable')) return []
    const { id: _id, name } = policy
    return [{ _id, name, mostHalfDays: today.mostHalfDays, mostAtExitHalfDays: exit?.mostHalfDays ?? null }]
  })
  return { policies, today: facts.today, lastDay: leftOn, encashments: await encashmentsOf(tx, { employee }) }
}

/** Deducts leave from the balance, to be paid by a pay run. Concurrent calls are decided one after the other. */
export async function payOut(tx: Tx, actor: Actor, employee: Id, input: Input): Promise<{ _id: Id; halfDays: number }> {
  notOwn(actor, employee)
  await lockLeave(tx, { employees: [employee] })
  const facts = await factsOf(tx, employee)
  const policy = facts.policies.find(({ id }) => id === input.policyId)
  if (!policy) throw wrongField('body.policyId', say`This leave does not exist`)
  const { halfDays: wanted, atExit, month, reason } = input
  const id = newId()
  const { problems, halfDays } = ask(facts, policy, { id, halfDays: wanted, atExit })
  if (problems[0]) throw wrongField(fieldOf[problems[0].field], problems[0].message)
  const day = dayOf(facts, atExit)
  await insertEncashment(tx, {
    ...{ id, employee, policy: policy.id, day, halfDays, month, atExit, reason },
    account: actor.account,
    now: tx.now,
  })
  await postLedger(tx, [employee])
  const told = { encashment: { of: verbatim(policy.name), from: null, to: daysSaid(halfDays) }, reason: nowIs(reason) }
  await audit(tx, actor, 'paidOutLeave', { type: 'employee', id: employee }, told)
  return { _id: id, halfDays }
}

/** Reverses an encashment, while no pay run has paid it. */
export async function takeBack(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const row = await encashment(tx, { id })
  if (!row) throw notFound(say`The encashment was not found.`)
  notOwn(actor, row.employee)
  if (row.paidAt !== null) throw conflict(say`A pay run has paid this leave. It stays on record.`)
  if (row.cancelledAt !== null) return null
  await cancelEncashment(tx, { id, account: actor.account, now: tx.now })
  await postLedger(tx, [row.employee])
  await audit(tx, actor, 'tookBackPaidOutLeave', { type: 'employee', id: row.employee })
  return null
}

const fieldOf: Readonly<Record<EncashProblem['field'], string>> = {
  policy: 'body.policyId',
  on: 'body.atExit',
  halfDays: 'body.halfDays',
}

interface Facts {
  person: LeavePerson
  policies: StoredPolicy[]
  days: LeaveDayRow[]
  today: Day
}

async function factsOf(tx: Tx, employee: Id): Promise<Facts> {
  const [[person], policies, days] = await Promise.all([
    leavePeople(tx, [employee]),
    policiesKnown(tx),
    leaveDays(tx, { employees: [employee], from: null, to: null }),
  ])
  if (!person) throw notFound(say`The employee was not found.`)
  return { person, policies, days, today: localDay(tx.now, person.zone) }
}

function ask(
  facts: Facts,
  policy: StoredPolicy,
  of: { id: string; halfDays: number | null; atExit: boolean },
): EncashAnswer {
  const isOwn = (row: { policy: Id }) => row.policy === policy.id
  return encash({
    ...engineFacts(policy, facts.person, facts.today),
    // Requested leave reserves its balance here too.
    taken: facts.days.filter(isOwn).map(takenLeave),
    encashed: facts.person.encashed.filter(isOwn),
    ...of,
    on: dayOf(facts, of.atExit),
  })
}

function dayOf({ person, today }: Facts, atExit: boolean): Day {
  return atExit ? (person.leftOn ?? today) : today
}

function notOwn(actor: Actor, employee: Id): void {
  if (isOwn(actor, employee)) throw forbidden(say`Someone else must encash your own leave.`)
}

/** Encashable leave of someone leaving, not yet entered for encashment. */
export async function leaveLeftAtExit(
  tx: Tx,
  employee: Id,
): Promise<{ policy: Id; name: string; halfDays: HalfDays }[]> {
  const { policies } = await encashments(tx, employee)
  return policies.flatMap(({ _id: policy, name, mostAtExitHalfDays: halfDays }) =>
    halfDays === null || halfDays <= 0 ? [] : [{ policy, name, halfDays }],
  )
}
