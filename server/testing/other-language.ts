import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addLanguage } from '../platform/language/translate.ts'

/** Registers an invented language: every sentence of the catalogue, in full-width letters. */
export function anInventedLanguage(name: string): void {
  const catalogue = readFileSync(join(import.meta.dirname, '../locales/en.po'), 'utf8')
  const texts = [...catalogue.matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, quoted = '']) =>
    quoted
      .split('\n')
      .map((line) => (line === '' ? '' : (JSON.parse(line) as string)))
      .join(''),
  )
  addLanguage(name, 'en-IN', Object.fromEntries(texts.filter(Boolean).map((text) => [text, inWide(text)])))
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
