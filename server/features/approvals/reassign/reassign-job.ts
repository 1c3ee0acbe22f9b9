import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { JobData } from '../../../platform/after-commit/job.ts'
import { openStep } from '../due/due.queries.ts'
import { record } from '../history/history.ts'
import type { SeenRequest } from '../request.queries.ts'
import { requestForRule } from '../see.ts'
import { begin, isAssignee, nextLevel, whoDecides, type Next } from '../step/begin-level.ts'
import { endStep } from '../step/step.queries.ts'
import { cancellationApprover } from '../submit.ts'
import { subject, tellApprovers, tellRequester } from '../tell.ts'
import { stepsOfManagers } from './reassign.queries.ts'

/**
 * The job that moves pending requests to the managers of today, after a person's manager changed: each request in a transaction of its own
 * and under its lock, as a decision, so that either comes first. Decided levels stay.
 */
export async function reassignRequests(
  app: App,
  { organisation, employee }: JobData['request-reassign'],
): Promise<void> {
  const found = await app.database.within(organisation, (tx) => stepsOfManagers(tx, { employee }))
  for (const { request, type, step } of found) {
    await app.database.within(organisation, async (tx) => {
      const seen = await requestForRule(tx, type, request)
      if (seen) await reassign(tx, seen, step)
    })
  }
}

async function reassign(tx: Tx, request: SeenRequest, step: Id): Promise<void> {
  const { _id: id, requester, level } = request
  const now = await openStep(tx, { request: id })
  // Decided, forwarded or withdrawn meanwhile.
  if (now?.id !== step) return
  const next = now.purpose === 'cancellation' ? await ofCancellation(tx, request) : await ofLevel(tx, request)
  if (!next.step) return
  const { assignee } = next.step
  if (next.step.level === level && assignee._id === (now.account ?? now.role)) return
  await endStep(tx, { request: id, outcome: 'reassigned', by: null, onBehalfOf: null, now: tx.now })
  await begin(tx, { _id: id }, next)
  await record(tx, id, { kind: 'reassigned', account: null, to: assignee })
  await tellApprovers(tx, request, say`Now pending with you: ${requester.name}, ${subject(request)}`)
  await tellRequester(
    tx,
    request,
    say`${assignee.name} decides next, as your reporting manager changed: ${subject(request)}`,
  )
}

/** The level anew, or the next one that someone has to decide. A change of managers approves nothing: at the end, the default role decides. */
async function ofLevel(tx: Tx, request: SeenRequest): Promise<Next> {
  const levelled = { ...request, requester: request.requester._id }
  const next = await nextLevel(tx, levelled, request.level)
  if (next.step) return next
  const assignee = await whoDecides(tx, levelled, null, request._id)
  if (!isAssignee(assignee)) return { skipped: [], step: null }
  const { level } = request
  return { skipped: [], step: { assignee, level, label: '', dueAt: null, purpose: 'request' } }
}

async function ofCancellation(tx: Tx, { type, requester }: SeenRequest): Promise<Next> {
  const assignee = await cancellationApprover(tx, { type, requester: requester._id })
  return {
    skipped: [],
    step: { assignee: { ...assignee, told: [] }, level: 1, label: '', dueAt: null, purpose: 'cancellation' },
  }
}
