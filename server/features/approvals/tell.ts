import { requestTypes, type RequestTypeName } from '@muster/contract/request-types.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { notify } from '../notifications/index.ts'
import { assigneeAccounts } from './step/step.queries.ts'

interface Subject {
  _id: Id
  type: RequestTypeName
  title: Sentence
  startsOn: Day | null
  endsOn: Day | null
}

/** Notifies the request's assignees, except the person who acted. */
export async function tellApprovers(tx: Tx, request: Subject, message: Sentence, except?: Id): Promise<void> {
  const { decide } = requestTypes[request.type]
  const accounts = await assigneeAccounts(tx, { request: request._id, permission: decide, now: tx.now })
  const told = accounts.map(({ account }) => account).filter((account) => account !== except)
  await tellDeciding(tx, told, request, message)
}

/** The same if the accounts are already known. */
export async function tellDeciding(tx: Tx, told: readonly Id[], request: Subject, message: Sentence): Promise<void> {
  const { notification } = requestTypes[request.type]
  await notify(tx, told, { type: `${notification}-approvals` as const, message, target: request._id })
}

export async function tellRequester(
  tx: Tx,
  request: Subject & { requesterAccount: Id },
  message: Sentence,
): Promise<void> {
  const { notification } = requestTypes[request.type]
  await notify(tx, [request.requesterAccount], { type: notification, message, target: request._id })
}

/** "Casual leave, 23 to 25 Nov 2026" */
export function subject({ title, startsOn, endsOn }: Omit<Subject, '_id' | 'type'>): Sentence {
  return startsOn === null ? title : say`${title}, ${spanSaid(startsOn, endsOn ?? startsOn)}`
}

function spanSaid(from: Day, to: Day): Sentence {
  if (from === to) return say`${{ day: from }}`
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return isOneMonth ? say`${Number(from.slice(8))} to ${{ day: to }}` : say`${{ day: from }} to ${{ day: to }}`
}
