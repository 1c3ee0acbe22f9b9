import { describe, expect, test } from 'vitest'
import { a4Document } from './document.ts'
import { inFont, regular, scriptFont } from './fonts.ts'
import { fromLeft, piecesOf, type Script } from './script.ts'

const names: Readonly<Record<Script, string>> = {
  Devanagari: 'श्री कृष्णमूर्ति क्षत्रिय',
  Tamil: 'ஸ்ரீனிவாசன் தமிழ்',
  Bengali: 'প্রিয়া শ্রীনিবাস',
  Telugu: 'ప్రియా శ్రీనివాస్',
  Kannada: 'ಪ್ರಿಯಾ ಶ್ರೀನಿವಾಸ',
  Gujarati: 'પ્રિયા શ્રીનિવાસ',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Malayalam: 'പ്രിയ ശ്രീനിവാസൻ',
  Oriya: 'ଓଡ଼ିଆ ଶ୍ରୀନିବାସ',
  OlChiki: 'ᱥᱟᱱᱛᱟᱲᱤ ᱯᱨᱤᱭᱟ',
  MeeteiMayek: 'ꯃꯤꯇꯩꯂꯣꯟ ꯁ꯭ꯔꯤ',
  Arabic: 'پریا سرینواس',
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

/** The scheduled languages of India, each in its scripts. */
const languages: Readonly<Record<string, string>> = {
  Assamese: 'ৰমেশ বৰুৱা, অসমীয়া',
  Bengali: 'প্রিয়া চট্টোপাধ্যায়',
  Bodo: 'बर’ राव',
  Dogri: 'डोगरी ऽ पंडित',
  Gujarati: 'પ્રિયા ઝવેરી ₹૫૦૦',
  Hindi: 'श्रीमती ऋतु क्षेत्री ५००',
  Kannada: 'ಕನ್ನಡ ಕೃಷ್ಣಮೂರ್ತಿ',
  Kashmiri: 'کٲشُر غُلام',
  'Kashmiri in Devanagari': 'कॉशुर ॴ',
  Konkani: 'कोंकणी प्रभू',
  Maithili: 'मैथिली झा',
  Malayalam: 'കൃഷ്ണൻ നായർ',
  Manipuri: 'ꯃꯅꯤꯄꯨꯔꯤ ꯁꯔꯃꯥ',
  Marathi: 'श्रीरंग ळकार ॲड.',
  Nepali: 'नेपाली श्रेष्ठ',
  Odia: 'ପ୍ରିୟା ପଟ୍ଟନାୟକ ଓଡ଼ିଆ ୫୦୦',
  Punjabi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਢਿੱਲੋਂ',
  Sanskrit: 'संस्कृतम् ॐ ॡ',
  Santali: 'ᱥᱟᱱᱛᱟᱲᱤ ᱥᱚᱨᱮᱱ ᱑᱒',
  Sindhi: 'سنڌي ڀڳت ڄام',
  'Sindhi in Devanagari': 'ॻॼॾॿ',
  Tamil: 'தமிழ்ச்செல்வி ஸ்ரீ',
  Telugu: 'తెలుగు శ్రీనివాస్',
  Urdu: 'محمد اقبال، ٹھیکیدار (اردو) ۵۰۰ ڈاکٹر',
}

describe.each(Object.entries(languages))('a text in %s', (_, text) => {
  test('has a letter for each of its signs, alone and among others', () => {
    for (const whole of [text, `HR-${text}/${names.Tamil}`, `${text} ₹5,000 (Priya) ${names.Arabic}${text}`])
      for (const { script, text: part } of piecesOf(whole))
        for (const font of script === null ? [regular] : [scriptFont(script, 'regular'), scriptFont(script, 'bold')]) {
          expect(inFont(font, part)).toBe(part.normalize('NFC'))
          for (const word of part.split(' '))
            expect([word, font.layout(word).glyphs.filter(({ id }) => id === 0)]).toEqual([word, []])
        }
  })

  test('is drawn on a page, within the width of its words', async () => {
    const { fonts, width } = await drawn(text)
    expect(fonts.some((font) => font.startsWith('NotoSans'))).toBe(true)
    expect(width).toBeGreaterThan(10)
    expect(width).toBeLessThan(400)
  })
})

test('marks in any order are set, and set at once', () => {
  for (const text of ['\uABED', 'ꯁ꯭ꯔꯤ', '\uABED\uABE3\uABED', '\u0B4D\u0B3F', '\u064B\u0651', 'ᱹᱹ']) {
    const script = piecesOf(text)[0]?.script
    expect(scriptFont(script!, 'regular').layout(text).glyphs.length).toBeGreaterThan(0)
  }
})

test('a sign of no known script is a question mark, never a box', async () => {
  expect(inFont(regular, '李 🧾 José ḳ\u20E0')).toBe('? ? José k')
  const asked = await drawn('? Rao')
  expect((await drawn('李 Rao')).width).toBe(asked.width)
})

describe('Arabic letters', () => {
  const shown = (text: string) =>
    fromLeft(piecesOf(text))
      .map((piece) => piece.text)
      .join('|')

  test('are read from right to left, and their digits and Latin words from left to right', () => {
    expect(shown('محمد اقبال')).toBe('اقبال| |محمد')
    expect(shown('Priya محمد (اردو) ۵۰۰ اقبال Rao')).toBe(
      'Priya |اقبال| |۵۰۰| (|اردو|) |محمد| |Rao'.replace(' |Rao', ' Rao'),
    )
    expect(shown('محمد 12-3 اقبال')).toBe('اقبال| 12-3 |محمد')
    expect(shown('محمد, Rao')).toBe('محمد|, Rao')
  })

  test('are joined, and laid from right to left within a word', () => {
    const font = scriptFont('Arabic', 'regular')
    const ids = (text: string) => font.layout(text).glyphs.map(({ id }) => id)
    const [last, ...others] = ids('محم')
    // The last letter stands leftmost, and one in the middle looks different from one at the beginning.
    expect(others.at(-1)).not.toBe(last)
    expect(ids('محمد').slice(-2)).toEqual(others.slice(-2))
    expect(ids('محم')).not.toEqual([...'محم'].flatMap(ids))
    const digits = font.layout('۱۲۳').glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))
    expect(digits.join('')).toBe('۱۲۳')
  })
})

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
