import type { Sentence, SentenceValue } from '../sentence.ts'
import { dayText, daysText, longMonthText, percentText, rupeeText } from '../format.ts'

/** The English text, as the server's catalogues would produce it; for tests. */
export function english({ text, values }: Sentence): string {
  return text.replace(
    /\{(\d+)(?:, plural, one \{([^{}]*)\} other \{([^{}]*)\})?\}/g,
    (_, at: string, one?: string, other?: string) => {
      const value = values[Number(at)]!
      if (one === undefined || other === undefined) return valueText(value)
      return (value === 1 ? one : other).replace('#', valueText(value))
    },
  )
}

/** Any value with all its sentences in English. */
export function inEnglish<T>(said: T): InEnglish<T> {
  return spoken(said) as InEnglish<T>
}

export type InEnglish<T> = T extends Sentence ? string : T extends object ? { [K in keyof T]: InEnglish<T[K]> } : T

function spoken(said: unknown): unknown {
  if (typeof said !== 'object' || said === null) return said
  if (Array.isArray(said)) return said.map(spoken)
  if ('text' in said && 'values' in said && Array.isArray(said.values)) return english(said as Sentence)
  const [key = ''] = Object.keys(said)
  // The value of a law has this key alone.
  if (Object.keys(said).length === 1 && /^(paise|basisPoints|halfDays)$/.test(key))
    return valueText(said as SentenceValue)
  return Object.fromEntries(Object.entries(said).map(([name, part]) => [name, spoken(part)]))
}

/** The same for anything with a message. */
export function worded<T extends { message: Sentence }>(one: T): Omit<T, 'message'> & { message: string } {
  return { ...one, message: english(one.message) }
}

function valueText(value: SentenceValue): string {
  if (typeof value !== 'object') return String(value)
  if ('day' in value) return dayText(value.day)
  if ('halfDays' in value) return daysText(value.halfDays)
  if ('paise' in value) return rupeeText(value.paise)
  if ('basisPoints' in value) return percentText(value.basisPoints)
  return 'month' in value ? longMonthText(value.month) : english(value)
}
