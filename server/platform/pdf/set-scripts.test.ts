import { describe, expect, test } from 'vitest'
import { a4Document } from './document.ts'
import { regular, scriptFont } from './fonts.ts'
import { piecesOf, type Script } from './script.ts'

const names: Readonly<Record<Script, string>> = {
  Devanagari: 'श्री कृष्णमूर्ति क्षत्रिय',
  Tamil: 'ஸ்ரீனிவாசன் தமிழ்',
  Bengali: 'প্রিয়া শ্রীনিবাস',
  Telugu: 'ప్రియా శ్రీనివాస్',
  Kannada: 'ಪ್ರಿಯಾ ಶ್ರೀನಿವಾಸ',
  Gujarati: 'પ્રિયા શ્રીનિવાસ',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Malayalam: 'പ്രിയ ശ്രീനിവാസൻ',
}
const all = Object.entries(names) as [Script, string][]

/** The names of a document's fonts, and the width that its text takes. */
async function drawn(text: string): Promise<{ fonts: string[]; width: number; bytes: string }> {
  let width = 0
  const of = { title: 'Payslip', author: 'Acme Components', madeAt: new Date(0) }
  const bytes = await a4Document(of, (document) => {
    document.font('regular', 10)
    width = document.widthOfString(text)
    document.text(text, 50, 50, { width: 480, align: 'right' })
    document.font('bold', 10).text(text, 50, 100, { width: 60 })
  })
  const pdf = Buffer.from(bytes).toString('latin1')
  const fonts = [...pdf.matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(([, name = '']) => name)
  return { fonts: [...new Set(fonts)].toSorted(), width, bytes: pdf }
}

describe('a name in an Indian script', () => {
  test.each(all)('has every letter in %s, in both weights, and keeps its marks', (script, name) => {
    for (const weight of ['regular', 'bold'] as const)
      for (const word of name.split(' ')) {
        const { glyphs } = scriptFont(script, weight).layout(word)
        expect(glyphs.filter(({ id }) => id === 0)).toEqual([])
        const shown = glyphs.flatMap(({ codePoints }) => codePoints)
        // A joiner or a virama may be part of a ligature, but no vowel sign is lost.
        expect(shown.length).toBeGreaterThanOrEqual([...word.normalize('NFC')].length - 1)
      }
    expect(regular.layout(name).glyphs.some(({ id }) => id === 0)).toBe(true)
  })

  test.each(all)('is drawn in the font of %s beside Latin letters', async (script, name) => {
    const latin = await drawn('Priya Nair')
    expect(latin.fonts).toEqual(['PublicSans-Regular', 'PublicSans-SemiBold'])
    const both = await drawn(`Priya ${name} ₹5,000`)
    const own = ['Regular', 'SemiBold'].map((weight) => `NotoSans${script}-${weight}`)
    expect(both.fonts).toEqual([...own, ...latin.fonts].toSorted())
    expect((await drawn(`Priya ${name} ₹5,000`)).bytes).toBe(both.bytes)
  })

  test('can be beside one in another script, and takes the width of both', async () => {
    const [one, other, both] = [
      await drawn(names.Devanagari),
      await drawn(names.Tamil),
      `${names.Devanagari} ${names.Tamil}`,
    ]
    const together = await drawn(both)
    expect(together.fonts.filter((font) => font.endsWith('-Regular'))).toEqual([
      'NotoSansDevanagari-Regular',
      'NotoSansTamil-Regular',
    ])
    expect(together.width).toBeGreaterThan(one.width + other.width)
    expect(together.width).toBeLessThan(one.width + other.width + 5)
    expect(piecesOf(both).map(({ script }) => script)).toEqual(['Devanagari', 'Tamil'])
  })

  test('is joined by the rules of its script even if its word begins with Latin letters', () => {
    const font = scriptFont('Devanagari', 'regular')
    const ids = (text: string) => font.layout(text).glyphs.map(({ id }) => id)
    expect(ids('HR-विभाग').slice(3)).toEqual(ids('विभाग'))
  })
})
