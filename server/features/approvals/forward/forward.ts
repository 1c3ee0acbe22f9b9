import type { z } from 'zod'
import type { Forwarding } from '@muster/contract/approvals/request.ts'
import { requestTypes, type RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import { mustDecide } from '../must-decide.ts'
import { nameOf, record } from '../history/history.ts'
import { requestForUpdate } from '../see.ts'
import { forwardTarget } from '../step/approver.queries.ts'
import { open } from '../step/begin-level.ts'
import { endStep } from '../step/step.queries.ts'
import { subject, tellApprovers } from '../tell.ts'

/** Forwards a pending request to a person or role that may decide it; its state doesn't change. */
export async function forward(
  tx: Tx,
  actor: Actor,
  type: RequestTypeName,
  id: Id,
  { employeeId, roleId, note }: z.output<typeof Forwarding>,
): Promise<null> {
  const request = await requestForUpdate(tx, actor, type, id)
  await mustDecide(tx, actor, request)
  const to = await forwardTarget(tx, {
    employee: employeeId ?? null,
    role: roleId ?? null,
    permission: requestTypes[type].decide,
    request: id,
    requester: request.requester._id,
    actor: actor.account,
  })
  if (!to) throw wrongField(`body.${employeeId ? 'employeeId' : 'roleId'}`, notFit(employeeId !== undefined))
  const { onBehalfOf, level, levels, stepPurpose: purpose } = request
  await endStep(tx, { request: id, outcome: 'forwarded', by: actor.account, onBehalfOf, now: tx.now })
  const { label = '', due = null } = levels[level - 1] ?? {}
  await open(
    tx,
    { _id: id, requester: request.requester._id },
    { assignee: to, level, label, due, purpose, forwardedBy: actor.account },
  )
  await record(tx, id, { kind: 'forwarded', account: actor.account, onBehalfOf, note, to })
  const by = await nameOf(tx, actor)
  const message = say`${by} forwarded the request of ${request.requester.name}: ${subject(request)}`
  await tellApprovers(tx, request, message, actor.account)
  return null
}

const notFit = (isPerson: boolean): Sentence =>
  isPerson
    ? say`Choose a colleague who can approve this request and hasn't submitted or approved it`
    : say`No one else with this role can approve this request`
