import { requestTypes, type RequestTypeName } from '@muster/contract/request-types.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden } from '../../../platform/problem.ts'
import { notify } from '../../notifications/index.ts'
import { record } from '../history/history.ts'
import type { SeenRequest } from '../request.queries.ts'
import { requestForUpdate } from '../see.ts'
import { subject } from '../tell.ts'
import { stageSaid } from './stage-said.ts'
import { approversOf, insertStage } from './stage.queries.ts'

/** A stage that the requester enters, if the type allows: `check` throws to refuse it. Notifies the approvers. */
export async function reachOwnStage(
  tx: Tx,
  actor: Actor,
  { type, id, stage, day }: { type: RequestTypeName; id: Id; stage: string; day: Day },
  check: (request: SeenRequest) => void | Promise<void>,
): Promise<null> {
  const request = await requestForUpdate(tx, actor, type, id)
  if (!request.isMine) throw forbidden(say`Only the requester can record this.`)
  await check(request)
  await insertStage(tx, { request: id, stage, day, account: actor.account, amount: null, note: null, now: tx.now })
  await record(tx, id, { kind: 'advanced', account: actor.account, to: stage })
  const approvers = (await approversOf(tx, { request: id })).map(({ account }) => account)
  await notify(
    tx,
    approvers.filter((account) => account !== actor.account),
    {
      type: `${requestTypes[type].notification}-approvals` as const,
      message: say`${request.requester.name} marked as ${stageSaid(stage)}: ${subject(request)}`,
      target: id,
    },
  )
  return null
}
