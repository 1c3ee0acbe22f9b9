import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { conflict } from '../../../../platform/problem.ts'
import { attemptOf } from './attempt.queries.ts'

/** Pages read one by one belong to one calculation: a reader of an earlier one gets an error instead of a mixture. */
export async function sameAttempt(tx: Tx, id: Id, attempt: number | undefined): Promise<void> {
  if (attempt === undefined) return
  const run = await attemptOf(tx, { id })
  if (run && run.attempt !== attempt) throw conflict(say`The run was recalculated in the meantime. Reload the page.`)
}
