import { type Sentence, type SentenceValue, say } from '@muster/engine/sentence.ts'
import { translate } from '../language/translate.ts'

/** What stood in a field: a day, an amount, a sentence; what people wrote is `verbatim`. */
export type AuditValue = Exclude<SentenceValue, string | number>

/** As it is kept: what people wrote, codes, and what was kept before sentences were, are texts. */
export type KeptValue = string | AuditValue

export function kept(value: AuditValue | null): KeptValue | null {
  if (value === null || !('text' in value) || value.text !== '{0}') return value
  const [written] = value.values
  return typeof written === 'string' ? written : value
}

/** As it leaves: days and months as they are, all else in the language of its reader. */
export function valueSaid(value: KeptValue | null, language: string): string | null {
  if (value === null || typeof value === 'string') return value
  if ('day' in value) return value.day
  if ('month' in value) return value.month
  return translate(sentenceOf(value), language)
}

/** As a part of a sentence, or the name of what was changed. */
export function wordsOf(value: KeptValue, language: string): string {
  return typeof value === 'string' ? value : translate(sentenceOf(value), language)
}

const sentenceOf = (value: AuditValue): Sentence => ('text' in value ? value : say`${value}`)
