import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { type Candidate, candidates } from './recipient.queries.ts'

/** The chosen recipients, or all admins; if that is only the person who did it, others are notified too. */
export async function recipients(tx: Tx, by: Id | null): Promise<Candidate[]> {
  const all = await candidates(tx, {})
  const told = usually(all)
  if (told.some(({ account }) => account !== by)) return told
  const others = all.filter((one) => !told.includes(one))
  const admins = others.filter(({ isAdmin }) => isAdmin)
  return [...told, ...(admins.length > 0 ? admins : others)]
}

/** Falls back to the admins if none of the chosen recipients is left. */
export function usually(all: readonly Candidate[]): Candidate[] {
  const chosen = all.filter(({ isChosen }) => isChosen)
  return chosen.length > 0 ? chosen : all.filter(({ isAdmin }) => isAdmin)
}
