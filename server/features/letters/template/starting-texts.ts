import type { LetterKind } from '@muster/contract/letters/letter-kinds.ts'
import { appointment } from './starting/appointment.ts'
import { experience, relieving } from './starting/leaving.ts'
import { offer } from './starting/offer.ts'
import { address, employment } from './starting/proof.ts'
import { revision } from './starting/revision.ts'

/** The text of each letter until the company writes its own. */
export const startingTexts: Readonly<Record<LetterKind, { title: string; body: string }>> = {
  ...{ offer, appointment, revision, experience, relieving, employment, address },
}
