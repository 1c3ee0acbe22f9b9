import type { LetterPaper } from '@muster/contract/letters/letter-paper.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { refused } from '../../../platform/problem.ts'
import { paperThreads } from '../../../platform/threads/pools.ts'
import { OverBudget } from '../../../platform/threads/thread.ts'
import type drawTask from './draw-task.ts'

const draw = paperThreads.task<typeof drawTask>(new URL('./draw-task.ts', import.meta.url))

/** A letter as a PDF, drawn in a thread with limits of time and memory. */
export async function renderLetter(
  organisation: Id,
  paper: LetterPaper,
  logo: Buffer | null,
  madeAt: Date,
): Promise<Buffer> {
  const bytes = await draw(organisation, { paper, logo, madeAt }).catch((error: unknown) => {
    if (!(error instanceof OverBudget)) throw error
    throw refused(say`This letter is too large to print. Shorten its text.`)
  })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
