import type { LetterPaper } from '@muster/contract/letters/letter-paper.ts'
import type { Day } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { addressLine } from '../../organisation/index.ts'
import { type LetterFacts, letterhead } from '../person/letter-facts.queries.ts'
import { letterValues, longDay } from '../person/letter-values.ts'
import { filledBlocks, filledText, type LetterText, missingFields } from '../text/fill.ts'

export type Head = NonNullable<Awaited<ReturnType<typeof letterhead>>>

/** The company's letterhead. */
export async function headOf(tx: Tx): Promise<Head> {
  const head = await letterhead(tx, {})
  if (!head) throw new Error('The organisation of this transaction does not exist.')
  return head
}

/** A person's letter ready to draw, and what is missing in it. */
export function composed(
  head: Head,
  { title, body, blocks }: LetterText,
  person: LetterFacts,
  letter: { number: string; day: Day; acceptBy: Day | null },
): { paper: LetterPaper; missing: Sentence[] } {
  const { legalName, address: place } = person.employer ?? head
  const address = addressLine(place)
  const { name, logo, signatoryName, signatoryDesignation } = head
  const values = letterValues(person, { ...letter, company: { name, legalName, address } })
  const paper: LetterPaper = {
    title: filledText(title, values),
    number: letter.number,
    date: longDay(letter.day),
    company: { name: legalName || name, address, logo },
    blocks: filledBlocks(blocks, values),
    signatory: signatoryName === null ? null : { name: signatoryName, designation: signatoryDesignation! },
  }
  const missing = missingFields(`${title}\n${body}`, values).map((field) => missingSaid(`{{${field}}}`, person.name))
  return { paper, missing: signatoryName === null ? [noSignatory, ...missing] : missing }
}

export const noSignatory = say`Set who signs the letters first.`

const missingSaid = (field: string, name: string) =>
  field === '{{date.acceptBy}}'
    ? say`Choose the last day to accept the offer.`
    : say`${field} is empty for ${name}. Complete the employee record, or remove the field from the letter.`
