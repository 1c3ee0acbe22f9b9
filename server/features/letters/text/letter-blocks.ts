import type { LetterBlock } from '@muster/contract/letters/letter-paper.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { wrongField } from '../../../platform/problem.ts'
import { textThreads } from '../../../platform/threads/pools.ts'
import { OverBudget } from '../../../platform/threads/thread.ts'
import type blocksTask from './blocks.ts'

const read = textThreads.task<typeof blocksTask>(new URL('./blocks.ts', import.meta.url))

/** The body of a letter as blocks, before the transaction. A text that takes too long is refused at its field. */
export async function letterBlocks(organisation: Id, body: string, field: string): Promise<LetterBlock[]> {
  return read(organisation, body).catch((error: unknown) => {
    if (!(error instanceof OverBudget)) throw error
    throw wrongField(
      `body.${field}`,
      say`The text of this letter is too complex to format. Use fewer asterisks, underscores and other formatting characters.`,
    )
  })
}
