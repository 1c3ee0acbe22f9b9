import type { Sentence, SentenceValue } from '../sentence.ts'
import { dayText, daysText, monthText, percentText, rupeeText } from '../words.ts'

/** What an English reader gets, as the server's catalogues would put it; for tests. */
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

/** The same of whatever has a message. */
export function worded<T extends { message: Sentence }>(one: T): Omit<T, 'message'> & { message: string } {
  return { ...one, message: english(one.message) }
}

function valueText(value: SentenceValue): string {
  if (typeof value !== 'object') return String(value)
  if ('day' in value) return dayText(value.day)
  if ('halfDays' in value) return daysText(value.halfDays)
  if ('paise' in value) return rupeeText(value.paise)
  if ('basisPoints' in value) return percentText(value.basisPoints)
  return 'month' in value ? monthText(value.month) : english(value)
}
