import type { Day, HalfDays } from './day.ts'
import type { Paise } from './money.ts'

/**
 * A sentence for people that leaves the server: its English with numbered places, which is also its key in the catalogues
 * (ICU MessageFormat), and what stands in the places. It is kept and handed on as it is, and becomes text where it leaves.
 */
export interface Sentence {
  readonly text: string
  readonly values: readonly SentenceValue[]
}

/**
 * A word or name as it stands, a count, a day, a month `2026-05`, half-days in days, an amount, hundredths of a per cent, or another
 * sentence. All are put into words where they are read, and not where pay is calculated.
 */
export type SentenceValue =
  | string
  | number
  | { readonly day: Day }
  | { readonly month: string }
  | { readonly halfDays: HalfDays }
  | { readonly paise: Paise }
  | { readonly basisPoints: number }
  | Sentence

/** What people wrote, or what was kept as text before sentences were; or a sentence. */
export type Said = Sentence | string

/** A count with what it counts: `plural(3, { one: '# person', other: '# people' })`. */
export interface Plural {
  readonly count: number
  readonly one: string
  readonly other: string
}

/** say`${name} is away from ${{ day }} for ${plural(days, { one: '# day', other: '# days' })}` */
export function say(parts: TemplateStringsArray, ...values: readonly (SentenceValue | Plural)[]): Sentence {
  const known = texts.get(parts)
  if (known !== undefined) return { text: known, values: values as readonly SentenceValue[] }
  const text = parts.map((part, at) => part + (at < values.length ? place(at, values[at]) : '')).join('')
  if (!values.some(isPlural)) texts.set(parts, text)
  return { text, values: values.map((value) => (isPlural(value) ? value.count : value)) }
}

/** A sentence is said for each of ten thousand people: its text is made once. With a plural it is its words that make it. */
const texts = new WeakMap<TemplateStringsArray, string>()

export function plural(count: number, { one, other }: { one: string; other: string }): Plural {
  return { count, one, other }
}

/** A text without places, such as a message of the contract: it is its own key. */
export function plain(text: string): Sentence {
  return { text, values: [] }
}

/** Several sentences one after the other, or the words of a list. */
export function joined(all: readonly Sentence[], by = ' '): Sentence {
  return all.length === 1 ? all[0]! : { text: all.map((_, at) => `{${at}}`).join(by), values: all }
}

/** `Jun and Dec`, `Mar, Jun and Sep`. */
export function listOf(all: readonly Sentence[]): Sentence {
  return all.length < 2 ? joined(all) : say`${joined(all.slice(0, -1), ', ')} and ${all.at(-1)!}`
}

/** A text that people wrote, or that was kept as text before sentences were. */
export function verbatim(text: string): Sentence {
  return { text: '{0}', values: [text] }
}

function place(at: number, value: SentenceValue | Plural | undefined): string {
  return value !== undefined && isPlural(value)
    ? `{${at}, plural, one {${value.one}} other {${value.other}}}`
    : `{${at}}`
}

function isPlural(value: SentenceValue | Plural): value is Plural {
  return typeof value === 'object' && 'count' in value
}
