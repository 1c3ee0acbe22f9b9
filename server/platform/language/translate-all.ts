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

/** Only what holds a sentence is copied: most of a long reply holds none. */
function worded(said: unknown, language: string): unknown {
  if (typeof said !== 'object' || said === null) return said
  if (isSentence(said)) return translate(said, language)
  let copy: Record<string, unknown> | undefined
  for (const [key, part] of Object.entries(said)) {
    const translated = worded(part, language)
    if (translated === part) continue
    copy ??= (Array.isArray(said) ? [...said] : { ...said }) as Record<string, unknown>
    copy[key] = translated
  }
  return copy ?? said
}

function isSentence(value: object): value is Sentence {
  return 'text' in value && typeof value.text === 'string' && 'values' in value && Array.isArray(value.values)
}
