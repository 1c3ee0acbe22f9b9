import { addLanguage } from '../platform/language/translate.ts'
import { allSentences } from './sentences/all-sentences.ts'

/** Registers an invented language: every sentence, in full-width letters. */
export async function anInventedLanguage(name: string): Promise<void> {
  const texts = await allSentences()
  addLanguage(name, 'en-IN', Object.fromEntries(texts.map((text) => [text, inWide(text)])))
}

const places = /\{\d+(?:, plural, one \{([^{}]*)\} other \{([^{}]*)\})?\}/g

/** Placeholders stay; the words of a plural are translated. */
function inWide(text: string): string {
  let [said, after] = ['', 0]
  for (const { 0: place, 1: one, 2: other, index } of text.matchAll(places)) {
    said += wide(text.slice(after, index))
    said +=
      one === undefined || other === undefined
        ? place
        : place.replace(`one {${one}}`, `one {${wide(one)}}`).replace(`other {${other}}`, `other {${wide(other)}}`)
    after = index + place.length
  }
  return said + wide(text.slice(after))
}

const wide = (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0))
