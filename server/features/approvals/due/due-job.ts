import { requestTypes } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { decideStep } from '../decide.ts'
import { record } from '../history/history.ts'
import { weigh } from '../line/weigh.ts'
import type { AnyRequestType } from '../request-type.ts'
import type { SeenRequest } from '../request.queries.ts'
import { requestForRule } from '../see.ts'
import { open } from '../step/begin-level.ts'
import { endStep } from '../step/step.queries.ts'
import { subject, tellApprovers, tellRequester } from '../tell.ts'
import { dueSteps, escalationTarget, noteReminder, openStep, type DueStep } from './due.queries.ts'

/** The job that applies the rules to overdue steps, each in a transaction of its own. */
export function whatIsDue(types: readonly AnyRequestType[]) {
  return async (app: App, { organisation }: { organisation: Id | null }): Promise<void> => {
    if (organisation === null) {
      await app.database.globally(async (tx) => {
        for (const one of await organisations(tx)) await tx.enqueue('request-due', { organisation: one }, { key: one })
      })
      return
    }
    const due = await app.database.within(organisation, (tx) => dueSteps(tx, { now: tx.now, limit: 1000 }))
    for (const one of due) {
      const type = types.find(({ name }) => name === one.type)
      if (type) await app.database.within(organisation, (tx) => followUp(tx, type, one))
    }
  }
}

async function followUp(tx: Tx, type: AnyRequestType, { step, request: id, due }: DueStep): Promise<void> {
  const request = await requestForRule(tx, type.name, id)
  const now = await openStep(tx, { request: id })
  // Decided meanwhile.
  if (!request || !due || now?.id !== step) return
  // No rule may decide a requested cancellation, because the request was approved once.
  const then = now.purpose === 'cancellation' && due.then !== 'escalate' ? 'remind' : thenFor(request, due)
  if (then === 'approve' || then === 'reject') {
    const note = lateFor(due.hours)
    const status = then === 'approve' ? 'approved' : 'rejected'
    const weighed = then === 'approve' ? await weigh(tx, request, {}) : null
    return decideStep(tx, type, request, { status, note, by: null, onBehalfOf: null, isLast: false, weighed })
  }
  if (then === 'escalate' && (await escalate(tx, request, now, due))) return
  await noteReminder(tx, { step, now: tx.now })
  await record(tx, id, { kind: 'reminded', account: null })
  await tellApprovers(tx, request, say`Pending your approval: ${request.requester.name}, ${subject(request)}`)
}

/** A rule approves no amount, and nothing of those who made it: such a request goes to another person instead. */
function thenFor({ claimed, requesterAccount }: SeenRequest, { then, madeBy = [] }: NonNullable<DueStep['due']>) {
  if (then !== 'approve') return then
  return claimed !== null || madeBy.includes(requesterAccount) ? 'escalate' : 'approve'
}

const lateFor = (hours: number) =>
  say`No decision within ${plural(hours, { one: '# working hour', other: '# working hours' })}`

type OpenStep = NonNullable<Awaited<ReturnType<typeof openStep>>>

/** False if there is no one above the step's assignee. */
async function escalate(
  tx: Tx,
  request: SeenRequest,
  { account, role, level, label, purpose }: OpenStep,
  due: NonNullable<DueStep['due']>,
): Promise<boolean> {
  const { _id: id, requester, type } = request
  const permission = requestTypes[type].decide
  const to = await escalationTarget(tx, { account, role, permission, request: id, requester: requester._id })
  if (!to) return false
  await endStep(tx, { request: id, outcome: 'escalated', by: null, onBehalfOf: null, now: tx.now })
  const opened = { assignee: to, level, label, due, purpose: purpose as SeenRequest['stepPurpose'] }
  await open(tx, { _id: id, requester: requester._id }, opened)
  await record(tx, id, {
    kind: 'escalated',
    account: null,
    to,
    note: lateFor(due.hours),
  })
  await tellApprovers(tx, request, say`Escalated to you: ${requester.name}, ${subject(request)}`)
  await tellRequester(tx, request, say`${to.name} decides next, as no one decided in time: ${subject(request)}`)
  return true
}
