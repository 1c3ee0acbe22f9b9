import type { Day, HalfDays } from './day.ts'
import type { Paise } from './money.ts'

/**
 * A sentence for people from the server: its English with numbered placeholders, which is also its catalogue key (ICU MessageFormat), and
 * the values of the placeholders. It is stored and passed on as it is, and becomes text on output.
 */
export interface Sentence {
  readonly text: string
  readonly values: readonly SentenceValue[]
}

/**
 * A verbatim word or name, a count, a day, a month `2026-05`, half-days in days, an amount, hundredths of a per cent, or another sentence.
 * All are translated where they are read, not where pay is calculated.
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

/** Text that people wrote or that is older than sentences; or a sentence. */
export type Said = Sentence | string

/** A count with its noun: `plural(3, { one: '# person', other: '# people' })`. */
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

/** A sentence can be made for each of ten thousand people, so its text is made once. With a plural, its words are the key. */
const texts = new WeakMap<TemplateStringsArray, string>()

export function plural(count: number, { one, other }: { one: string; other: string }): Plural {
  return { count, one, other }
}

/** A text without placeholders, such as a contract message: it is its own key. */
export function plain(text: string): Sentence {
  return { text, values: [] }
}

/** Several sentences in sequence, or the words of a list. */
export function joined(all: readonly Sentence[], by = ' '): Sentence {
  return all.length === 1 ? all[0]! : { text: all.map((_, at) => `{${at}}`).join(by), values: all }
}

/** `Jun and Dec`, `Mar, Jun and Sep`. */
export function listOf(all: readonly Sentence[]): Sentence {
  return all.length < 2 ? joined(all) : say`${joined(all.slice(0, -1), ', ')} and ${all.at(-1)!}`
}

/** A text that people wrote or that is older than sentences. */
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
