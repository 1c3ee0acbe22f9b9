import type { z } from 'zod'
import { BankDetailsInput } from '@muster/contract/employees/bank-details.routes.ts'
import { NameChangeRequest, type ChangeRequestDecision } from '@muster/contract/employees/change-request.routes.ts'
import type { ChangeRequestKind } from '@muster/contract/employees/change-request.ts'
import { PersonalInfoInput } from '@muster/contract/employees/personal-info.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { dropFile } from '../../../platform/serve/keep.ts'
import { conflict, forbidden, notFound } from '../../../platform/problem.ts'
import { putBankDetails } from '../bank/bank-details.ts'
import { changeEmployee } from '../basic-info/change-employee.ts'
import { changeByHr } from '../personal/personal-info.ts'
import { waitingBanks } from '../reported/reported.queries.ts'
import {
  changeRequestForUpdate,
  changeRequestPage,
  closeChangeRequest,
  countPending,
  unpaidRun,
  type LockedRequest,
} from './change-request.queries.ts'
import { decidable, mayDecide } from './decidable.ts'
import { tellDecision, titleOf } from './tell-change-request.ts'

interface Asked {
  state: 'pending' | 'decided'
  kind?: ChangeRequestKind | undefined
  employeeId?: Id | undefined
  search?: string | undefined
  limit: number
  offset: number
}

/** The requests the actor may decide. */
export async function allRequests(tx: Tx, actor: Actor, { state, kind, employeeId, search, limit, offset }: Asked) {
  const { data, total } = await changeRequestPage(tx, {
    isPending: state === 'pending',
    kinds: decidable(actor).filter((one) => kind === undefined || one === kind),
    ...{ employee: employeeId ?? null, search: search ?? null },
    // The oldest pending requests come first.
    ...{ sortBy: 'requestedAt', sortOrder: state === 'pending' ? 'asc' : 'desc', limit, offset },
  })
  return { data: data.map((one) => ({ ...one, isOwn: isOwn(actor, one.employee._id) })), total }
}

export async function countOfRequests(tx: Tx, actor: Actor) {
  const { pending } = (await countPending(tx, { kinds: decidable(actor) }))!
  return { pending, runMonth: (await unpaidRun(tx, {}))?.month ?? null }
}

/** The requested number in full, while the request is pending. */
export async function revealRequested(tx: Tx, app: App, actor: Actor, id: Id): Promise<{ value: string }> {
  const { kind, employee, value } = await requested(tx, actor, id)
  if (value === null || kind === 'name') throw notFound(say`The number was not found.`)
  const number = kind === 'bank' ? 'accountNumber' : kind
  await audit(tx, actor, `saw ${number}`, { type: 'employee', id: employee })
  return { value: (JSON.parse(app.secrets.open('change_request.value', value)) as Record<string, string>)[number]! }
}

/** The employee counts as the first person and the approver as the second; a new account takes effect after the usual waiting period. */
export async function decide(
  tx: Tx,
  app: App,
  actor: Actor,
  id: Id,
  { outcome, note }: z.output<typeof ChangeRequestDecision>,
) {
  const request = await requested(tx, actor, id)
  const { kind, employee, account, key, value } = request
  if (value === null) throw conflict(say`This request is decided already.`)
  if (isOwn(actor, employee)) throw forbidden(say`Someone else has to decide your own request.`)
  const isApproved = outcome === 'approve'
  if (isApproved) await apply(tx, app, actor, request, JSON.parse(app.secrets.open('change_request.value', value)))
  const state = isApproved ? ('approved' as const) : ('rejected' as const)
  await closeChangeRequest(tx, { id, state, note, key: isApproved ? key : null, by: actor.account, now: tx.now })
  if (!isApproved && key !== null) await dropFile(app, tx, key)
  await tellDecision(tx, { kind, account, rejectedFor: isApproved ? null : note })
  const [waiting] = kind === 'bank' && isApproved ? await waitingBanks(tx, { employee, now: tx.now }) : []
  const change = nowIs(titleOf(kind, request.name))
  const action = isApproved ? 'approvedChange' : 'rejectedChange'
  await audit(tx, actor, action, { type: 'employee', id: employee }, { change })
  return { state, countsFrom: waiting?.until?.slice(0, 10) ?? null }
}

/** 404 for anyone who may not decide another person's request. */
async function requested(tx: Tx, actor: Actor, id: Id): Promise<LockedRequest> {
  const request = await changeRequestForUpdate(tx, { id })
  if (!request || !mayDecide(actor, request.kind)) throw notFound(say`The request was not found.`)
  return request
}

/** Uses the same function as HR's manual change: with its checks, its mail to the person and its log entry. */
async function apply(tx: Tx, app: App, actor: Actor, { kind, employee }: LockedRequest, value: unknown): Promise<void> {
  if (kind === 'bank') await putBankDetails(tx, app, actor, employee, BankDetailsInput.parse(value))
  else if (kind === 'name') {
    const { firstName, lastName } = NameChangeRequest.omit({ reason: true }).parse(value)
    await changeEmployee(tx, app, actor, employee, { firstName, lastName })
  } else await changeByHr(tx, app, actor, employee, PersonalInfoInput.parse(value))
}
