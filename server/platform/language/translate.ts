import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Sentence, SentenceValue } from '@muster/engine/sentence.ts'
import { dayText, daysSaid, percentText, rupeeText } from '@muster/engine/format.ts'

/** The available languages with their catalogues, keyed by the English text. English is used as it is. */
const catalogues = new Map<string, I18n>()

/** Adds a language with its catalogue, keyed by English. Days and months are formatted by `locale`. */
export function addLanguage(language: string, locale: string, messages: Messages): I18n {
  const known = setupI18n({ locale: language, locales: locale, messages: { [language]: messages } })
  catalogues.set(language, known.setMessagesCompiler(compiledOnce))
  return known
}

const english = addLanguage('en', 'en-IN', {})

export const languages = (): string[] => [...catalogues.keys()]

/** A sentence in the reader's language, or in English if there is no translation. */
export function translate({ text, values }: Sentence, language = 'en'): string {
  const wished = catalogues.has(language) ? language : 'en'
  // Without values there are no placeholders: a message of the contract, or text stored before there were sentences.
  if (values.length === 0) return has(wished, text) ? i18nOf(wished)._(text) : text
  // A text without letters, such as `{0}: {1}`, needs no translation.
  const spoken = has(wished, text) || !/\p{L}/u.test(text) ? wished : 'en'
  const inPlace = (value: SentenceValue) => (isSentence(value) ? translate(value, wished) : valueText(value, spoken))
  return i18nOf(spoken)._(text, Object.fromEntries(values.map((value, at) => [at, inPlace(value)])))
}

const has = (language: string, text: string) => Object.hasOwn(i18nOf(language).messages, text)

const i18nOf = (language: string) => catalogues.get(language) ?? english

/** The first available language in a browser's list: `hi-IN,hi;q=0.9,en;q=0.8`. */
export function languageOf(header: string | undefined): string {
  const wished = (header ?? '')
    .slice(0, 1_000)
    .split(',')
    .map((one) => one.split(';')[0]?.trim().split('-')[0]?.toLowerCase() ?? '')
  return wished.find((one) => catalogues.has(one)) ?? 'en'
}

function valueText(value: Exclude<SentenceValue, Sentence>, language: string): string | number {
  if (typeof value !== 'object') return value
  if ('month' in value) return intlMonth(value.month, language)
  if ('halfDays' in value) return translate(daysSaid(value.halfDays), language)
  if ('paise' in value) return rupeeText(value.paise)
  if ('basisPoints' in value) return percentText(value.basisPoints)
  return language === 'en' ? dayText(value.day) : intlDay(value.day, language)
}

const isSentence = (value: SentenceValue): value is Sentence => typeof value === 'object' && 'text' in value

const intlDay = formatter({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const intlMonth = formatter({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Made once for each language: making one takes longer than a hundred uses, and a month is said to thousands at once. */
function formatter(options: Intl.DateTimeFormatOptions): (day: string, language: string) => string {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (day, language) => {
    const known = made.get(language) ?? new Intl.DateTimeFormat(language, options)
    made.set(language, known)
    return known.format(new Date(day))
  }
}

const compiled = new Map<string, ReturnType<typeof compileMessage>>()

/** The number of texts is limited by the code, so each is compiled once. */
function compiledOnce(text: string) {
  const known = compiled.get(text) ?? compileMessage(text)
  compiled.set(text, known)
  return known
}
