import type { LetterPaper } from '@muster/contract/letters/letter-paper.ts'
import { drawLetter } from './draw-letter.ts'

interface Drawing {
  paper: LetterPaper
  logo: Uint8Array | null
  madeAt: Date
}

/** Runs in a thread: draws a letter, whose text people wrote. */
export default async function drawTask({ paper, logo, madeAt }: Drawing): Promise<Uint8Array> {
  return drawLetter(paper, logo === null ? null : Buffer.from(logo), madeAt)
}
