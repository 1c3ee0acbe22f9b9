import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'
import { scripts, type Script } from './script.ts'

export type Weight = 'regular' | 'bold'

const path = createRequire(import.meta.url)
const styles = { regular: '400Regular', bold: '600SemiBold' } as const

/** Opened once per thread: parsing a font costs more than drawing a payslip. Public Sans has the rupee sign. */
export const regular = font('public-sans', 'PublicSans', 'regular')
export const bold = font('public-sans', 'PublicSans', 'bold')

const ofScripts = new Map<string, Font>()

/** The font for an Indian script, which also has Latin letters; opened when first needed. */
export function scriptFont(script: Script, weight: Weight): Font {
  const key = `${script} ${weight}`
  const known = ofScripts.get(key)
  if (known !== undefined) return known
  const opened = font(`noto-sans-${script.toLowerCase()}`, `NotoSans${script}`, weight)
  const { letters, tags } = scripts[script]
  const layout = opened.layout.bind(opened)
  // The library takes a word's script from its first letter: it would set the letters of `HR-विभाग` one by one.
  opened.layout = (text, features) =>
    letters.test(text) ? layout(text, features, tags as unknown as string) : layout(text, features)
  ofScripts.set(key, opened)
  return opened
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
