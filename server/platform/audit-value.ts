import { type Sentence, type SentenceValue, say } from '@muster/engine/sentence.ts'
import { translate } from './language/translate.ts'

/** The value of a field: a day, an amount, a sentence; text entered by people is `verbatim`. */
export type AuditValue = Exclude<SentenceValue, string | number>

/** A stored value. Text entered by people, codes, and values older than sentences are plain texts. */
export type KeptValue = string | AuditValue

export function kept(value: AuditValue | null): KeptValue | null {
  if (value === null || !('text' in value) || value.text !== '{0}') return value
  const [written] = value.values
  return typeof written === 'string' ? written : value
}

/** A value for output: days and months unchanged, everything else in the reader's language. */
export function valueSaid(value: KeptValue | null, language: string): string | null {
  if (value === null || typeof value === 'string') return value
  if ('day' in value) return value.day
  if ('month' in value) return value.month
  return translate(sentenceOf(value), language)
}

/** A value as part of a sentence, or as the name of what was changed. */
export function wordsOf(value: KeptValue, language: string): string {
  return typeof value === 'string' ? value : translate(sentenceOf(value), language)
}

const sentenceOf = (value: AuditValue): Sentence => ('text' in value ? value : say`${value}`)
