import type { Sentence } from '@muster/engine/sentence.ts'
import { translate } from './translate.ts'

/** The type of a reply with its sentences translated. */
export type Translated<T> = T extends Sentence ? string : T extends object ? { [K in keyof T]: Translated<T[K]> } : T

/**
 * Translates every sentence in a value. Text entered by people, or stored before there were sentences, stays as it is.
 */
export function translateAll<T>(said: T, language: string): Translated<T> {
  return worded(said, language) as Translated<T>
}

function worded(said: unknown, language: string): unknown {
  if (typeof said !== 'object' || said === null) return said
  if (Array.isArray(said)) return said.map((one) => worded(one, language))
  if (isSentence(said)) return translate(said, language)
  return Object.fromEntries(Object.entries(said).map(([key, part]) => [key, worded(part, language)]))
}

function isSentence(value: object): value is Sentence {
  return 'text' in value && typeof value.text === 'string' && 'values' in value && Array.isArray(value.values)
}
