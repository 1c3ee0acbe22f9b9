import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Sentence, SentenceValue } from '@muster/engine/sentence.ts'
import { dayText } from '@muster/engine/words.ts'

/** The languages that are served, each with what its catalogue says for an English text. English says it as it is. */
const catalogues = new Map<string, I18n>()

/** Makes a language known; its catalogue is by the English. Days and months are written by `locale`. */
export function addLanguage(language: string, locale: string, messages: Messages): I18n {
  const known = setupI18n({ locale: language, locales: locale, messages: { [language]: messages } })
  catalogues.set(language, known.setMessagesCompiler(compiledOnce))
  return known
}

const english = addLanguage('en', 'en-IN', {})

export const languages = (): string[] => [...catalogues.keys()]

/** The sentence as people read it. */
export function translate(said: Sentence, language = 'en'): string {
  const spoken = catalogues.get(language) ?? english
  // Without values there are no places: a message of the contract, or what was kept as text before sentences were.
  if (said.values.length === 0) return spoken.messages[said.text] === undefined ? said.text : spoken._(said.text)
  return spoken._(said.text, Object.fromEntries(said.values.map((value, at) => [at, valueText(value, language)])))
}

/** The first of the languages a browser asks for that is served: `hi-IN,hi;q=0.9,en;q=0.8`. */
export function languageOf(header: string | undefined): string {
  const wished = (header ?? '').split(',').map((one) => one.split(';')[0]?.trim().split('-')[0]?.toLowerCase() ?? '')
  return wished.find((one) => catalogues.has(one)) ?? 'en'
}

function valueText(value: SentenceValue, language: string): string | number {
  if (typeof value !== 'object') return value
  if ('day' in value) return language === 'en' ? dayText(value.day) : intlDay(value.day, language)
  if ('month' in value) return intlMonth(value.month, language)
  return translate(value, language)
}

const intlDay = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )

const intlMonth = (month: string, language: string) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month))

const compiled = new Map<string, ReturnType<typeof compileMessage>>()

/** Texts are as many as the code has, so each is compiled once. */
function compiledOnce(text: string) {
  const known = compiled.get(text) ?? compileMessage(text)
  compiled.set(text, known)
  return known
}
