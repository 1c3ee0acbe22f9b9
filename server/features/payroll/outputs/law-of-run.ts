import type { LawBook } from '@muster/engine/law/law.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { keptBook } from '../law-book/law-book.queries.ts'
import { organisationBook } from '../statutory/index.ts'
import type { LockedRun } from './paid-rows.queries.ts'

/** The law that a run was calculated by, or today's if none was stored. */
export async function lawOfRun(tx: Tx, { law }: Pick<LockedRun, 'law'>): Promise<LawBook> {
  const today = await organisationBook(tx)
  if (law === null || law === today.hash) return today
  return (await keptBook(tx, { hash: law })) ?? today
}
