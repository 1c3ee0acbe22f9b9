import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'
import { arabicDigits, scripts, type Script } from './script.ts'

export type Weight = 'regular' | 'bold'

const path = createRequire(import.meta.url)
const styles = { regular: '400Regular', bold: '600SemiBold' } as const

/** Opened once per thread: parsing a font costs more than drawing a payslip. Public Sans has the rupee sign. */
export const regular = font('public-sans', 'PublicSans', 'regular')
export const bold = font('public-sans', 'PublicSans', 'bold')

const ofScripts = new Map<string, Font>()

/** The font for an Indian script; opened when first needed. */
export function scriptFont(script: Script, weight: Weight): Font {
  const key = `${script} ${weight}`
  const known = ofScripts.get(key)
  if (known !== undefined) return known
  const { letters, folder, tags } = scripts[script]
  const opened = font(`noto-sans-${folder}`, `NotoSans${script}`, weight)
  const layout = opened.layout.bind(opened)
  // The library takes a word's script from its first letter: it would set the letters of `HR-विभाग` one by one.
  opened.layout = (text, features) => {
    if (!letters.test(text)) return layout(text, features)
    const direction = arabicDigits.test(text) ? 'ltr' : undefined
    return layout(text, features, tags as unknown as string, undefined, direction)
  }
  ofScripts.set(key, opened)
  return opened
}

/** The text without signs that the font does not have, each of which would be a box over the next word. */
export function inFont(opened: Font, text: string): string {
  if (/^[ -~]*$/.test(text)) return text
  const has = (sign: string) => opened.hasGlyphForCodePoint(sign.codePointAt(0)!)
  return Array.from(text.normalize('NFC'), (sign) => {
    if (has(sign) || /[\p{Cc}\p{Cf}\p{Z}]/u.test(sign)) return sign
    const [letter = sign] = sign.normalize('NFD')
    return has(letter) ? letter : /\p{M}/u.test(sign) ? '' : '?'
  }).join('')
}

function font(folder: string, family: string, weight: Weight): Font {
  const style = styles[weight]
  const opened = openSync(path.resolve(`@expo-google-fonts/${folder}/${style}/${family}_${style}.ttf`)) as Font
  placeWhatCanBe(opened)
  const layout = opened.layout.bind(opened)
  opened.layout = (text, ...how) => {
    try {
      return layout(text.normalize('NFC'), ...how)
    } catch {
      return layout(text.normalize('NFD').replace(/\p{M}/gu, ''), ...how)
    }
  }
  return opened
}

/** The part of the library that positions marks. */
interface Placing {
  GPOSProcessor: { applyLookup: (type: number, table: object) => boolean }
}

/**
 * The library fails on a mark for which the font has no anchor on its letter, such as a Gurmukhi vowel below another or two accents on a
 * consonant. According to OpenType the next rule should be tried.
 */
function placeWhatCanBe(opened: Font): void {
  const { GPOSProcessor: placing } = (opened as unknown as { _layoutEngine: { engine: Placing } })._layoutEngine.engine
  const apply = placing.applyLookup.bind(placing)
  placing.applyLookup = (type, table) => {
    try {
      return apply(type, table)
    } catch (error) {
      if (error instanceof TypeError) return false
      throw error
    }
  }
}
