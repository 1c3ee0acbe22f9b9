import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id, Paise } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Level } from '../step/level.ts'
import { rulesFor, type LevelRule } from './levels.queries.ts'

interface Size {
  amount: Paise | null
  /** Half-days. */
  halfDays: number | null
}

export interface Weighed extends Size {
  type: RequestTypeName
  requester: Id
}

/** The levels of a request: every rule whose conditions all hold, in order. */
export function levelsAmong(rules: readonly LevelRule[], { amount, halfDays }: Size): Level[] {
  const reaches = (size: number | null, from: number | null) => from === null || (size !== null && size >= from)
  return rules
    .filter(({ amountFrom, halfDaysFrom }) => reaches(amount, amountFrom) && reaches(halfDays, halfDaysFrom))
    .map(({ level }) => level)
}

export async function levelsOf(tx: Tx, { type, requester, ...size }: Weighed): Promise<Level[]> {
  return levelsAmong(await rulesFor(tx, { type, requester }), size)
}
