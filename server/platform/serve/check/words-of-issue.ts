import type { z } from 'zod'
import { plain, plural, say, type Sentence } from '@muster/engine/sentence.ts'

type Issue = z.core.$ZodIssue

/** Stands for words in an issue whose schema has none of its own. No text in the contract can contain it. */
const none = '\u0000'

/** For parsing: issues keep what was sent, and those without words of their own can be told. */
export const issueContext = { error: () => none, reportInput: true } as const

/** What is wrong with a field: in the words of its schema, otherwise in those for its kind. */
export function wordsOfIssue(issue: Issue): Sentence {
  if (issue.message !== none) return plain(issue.message)
  if (issue.input === undefined || (issue.code === 'too_small' && issue.input === '')) return say`This is required`
  switch (issue.code) {
    case 'invalid_type':
      return typeWords[issue.expected] ?? notValid
    case 'invalid_value':
      return wordsOfChoice(issue.values.map(String))
    case 'too_small':
      return wordsOfSmall(issue)
    case 'too_big':
      return wordsOfBig(issue)
    case 'invalid_format':
      return formatWords[issue.format] ?? say`This isn't written as it must be`
    case 'not_multiple_of':
      return say`Enter a multiple of ${String(issue.divisor)}`
    case 'unrecognized_keys':
      return say`These fields aren't known: ${issue.keys
        .slice(0, mostNamed)
        .map((key) => key.slice(0, mostLetters))
        .join(', ')}`
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return notValid
  }
}

/** Names and choices that a message repeats. */
const mostNamed = 20
const mostLetters = 40

const notValid = say`This isn't valid`
const number = say`Enter a number`
const object = say`This must be an object`

const typeWords: Readonly<Record<string, Sentence>> = {
  ...{ string: say`This must be text`, boolean: say`This must be true or false`, array: say`This must be a list` },
  ...{ number, nan: number, int: say`Enter a whole number`, bigint: say`Enter a whole number` },
  ...{ object, record: object, map: object, date: say`Enter a day`, null: say`This must be empty` },
}

const formatWords: Readonly<Record<string, Sentence>> = {
  ...{ email: say`Enter a valid email address`, url: say`Enter a valid web address`, uuid: say`Enter a valid id` },
  ...{ date: say`Enter a day as YYYY-MM-DD`, time: say`Enter a time as HH:MM`, datetime: say`Enter a day and time` },
}

function wordsOfChoice(values: readonly string[]): Sentence {
  if (values.length === 1) return say`This must be ${values[0]!}`
  return values.length > mostNamed ? say`Choose one of the values that exist` : say`Choose one of ${values.join(', ')}`
}

type Limit<Code> = Extract<Issue, { code: Code }>

function wordsOfSmall({ origin, minimum, inclusive = true, exact = false }: Limit<'too_small'>): Sentence {
  const least = Number(minimum)
  if (exact) return wordsOfLength(origin, least)
  if (origin === 'string') return say`Enter at least ${plural(least, { one: '# character', other: '# characters' })}`
  if (isList(origin)) return say`Send at least ${plural(least, { one: '# entry', other: '# entries' })}`
  return inclusive ? say`Enter ${String(minimum)} or more` : say`Enter more than ${String(minimum)}`
}

function wordsOfBig({ origin, maximum, inclusive = true, exact = false }: Limit<'too_big'>): Sentence {
  const most = Number(maximum)
  if (exact) return wordsOfLength(origin, most)
  if (origin === 'string') return say`Enter at most ${plural(most, { one: '# character', other: '# characters' })}`
  if (isList(origin)) return say`Send at most ${plural(most, { one: '# entry', other: '# entries' })}`
  return inclusive ? say`Enter ${String(maximum)} or less` : say`Enter less than ${String(maximum)}`
}

function wordsOfLength(origin: string, length: number): Sentence {
  return origin === 'string'
    ? say`Enter exactly ${plural(length, { one: '# character', other: '# characters' })}`
    : say`Send exactly ${plural(length, { one: '# entry', other: '# entries' })}`
}

const isList = (origin: string) => ['array', 'set', 'map', 'object', 'record'].includes(origin)
