import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { conflict } from '../../../../platform/problem.ts'
import { attemptOf } from './attempt.queries.ts'

/** What is read page by page belongs to one calculation: the reader of an earlier one is told, instead of a mixture. */
export async function sameAttempt(tx: Tx, id: Id, attempt: number | undefined): Promise<void> {
  if (attempt === undefined) return
  const run = await attemptOf(tx, { id })
  if (run && run.attempt !== attempt) throw conflict(say`The run was recalculated in the meantime. Reload the page.`)
}
