import { type Messages, setupI18n } from '@lingui/core'

/** A sentence as the build leaves it: plain text, or with values in it Lingui's list of parts. The English is also its key. */
export type Sentence = Messages[string]

/** English is in the code: there is nothing to load, and nothing to compile here. */
const english: Messages = {}
const lingui = setupI18n({ locale: 'en', locales: 'en-IN', messages: { en: english } }).setMessagesCompiler(
  (message) => [message],
)

/** What `t` and `plural` compile to (`web/build/messages.ts`): the sentence in the page's language, with its values. */
export const i18n = {
  _: (sentence: Sentence, values?: Record<string, unknown>): string => {
    const known = lingui.messages === english
    if (known && typeof sentence === 'string') return sentence
    return lingui._(known ? '' : keyOf(sentence), values, { message: sentence as string })
  },
}

/** The key of a sentence in a catalogue. */
export function keyOf(sentence: Sentence): string {
  return typeof sentence === 'string' ? sentence : JSON.stringify(sentence)
}
