import type { Day, Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import { notify } from '../../notifications/index.ts'
import { noteCoverTold, possibleCover } from './cover.queries.ts'

interface Covered {
  employee: Id
  coverId?: Id | undefined
  from: Day
  to: Day
}

/** A warning about a colleague as cover, which blocks nothing; null if there is none. Refuses anyone who cannot cover. */
export async function coverWarning(tx: Tx, { employee, coverId, from, to }: Covered): Promise<Sentence | null> {
  if (coverId === undefined) return null
  if (coverId === employee) throw wrongField('body.coverId', say`Choose someone else to cover for you`)
  const cover = await possibleCover(tx, { cover: coverId, from, to })
  if (!cover) throw wrongField('body.coverId', say`Choose a colleague who works here`)
  return cover.isAway ? say`${cover.name} is also on leave on these days.` : null
}

interface Leave {
  _id: Id
  requesterName: string
  startsOn: Day | null
  endsOn: Day | null
}

/** Notifies the cover that the leave is approved, once. */
export async function tellCover(tx: Tx, { _id, requesterName, startsOn, endsOn }: Leave): Promise<void> {
  const told = await noteCoverTold(tx, { request: _id, at: tx.now })
  if (!told) return
  const message =
    startsOn === endsOn
      ? say`You cover for ${requesterName} on ${{ day: startsOn! }}.`
      : say`You cover for ${requesterName} from ${{ day: startsOn! }} to ${{ day: endsOn! }}.`
  await notify(tx, [told.account], { type: 'leave-cover', message })
}

/** Notifies a cover who knew of the leave that it is off. */
export async function releaseCover(tx: Tx, { _id, requesterName, startsOn }: Leave): Promise<void> {
  const told = await noteCoverTold(tx, { request: _id, at: null })
  if (!told) return
  const message = say`${requesterName} cancelled the leave from ${{ day: startsOn! }}. You no longer cover for them.`
  await notify(tx, [told.account], { type: 'leave-cover', message })
}
