/** A text in plain Latin letters: `José D'Souza` as `Jose D Souza`. Other letters become blanks. */
export function latinText(text: string, allowed: RegExp): string {
  return Array.from(transliterated(text), (letter) => (allowed.test(letter) ? letter : ' '))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}

/** A name in the same way. Empty if any letter has no Latin one: a name is written whole or not at all. */
export function latinName(name: string, allowed: RegExp): string {
  return isLatin(name) ? latinText(name, allowed) : ''
}

/** Whether all letters and digits of a text can be written in Latin ones. */
export function isLatin(text: string): boolean {
  return !/[^\P{L}A-Za-z]|[^\P{Nd}0-9]/u.test(transliterated(text))
}

function transliterated(text: string): string {
  // Before its decomposition a free-standing accent is an apostrophe; after it, a blank.
  const plain = text
    .replace(/[`´]/g, "'")
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
  return Array.from(plain, (letter) => latin.get(letter) ?? letter).join('')
}

/** Latin letters that don't decompose into a plain one and an accent, by what is written for them. */
const small: Readonly<Record<string, string>> = {
  ...{ a: 'ⱥɑəǝ', b: 'ƀƃɓ', c: 'ƈȼɕ', d: 'đðɖɗƌȡ', e: 'ɇɛ', f: 'ƒ', g: 'ǥɠɡɣ', h: 'ħɦⱨ', i: 'ıɨɩ', j: 'ɉȷʝ', k: 'ƙⱪĸ' },
  ...{ l: 'łƚɫɬɭⱡȴ', m: 'ɱ', n: 'ŋɲƞɳȵ', o: 'øɵɔ', p: 'ƥᵽ', q: 'ɋ', r: 'ɍɽɾ', s: 'ʂȿ', t: 'ŧƭƫʈⱦȶ', u: 'ʉʊ', v: 'ʋⱱ' },
  ...{ w: 'ⱳ', y: 'ƴɏ', z: 'ƶȥɀⱬ', ae: 'æ', oe: 'œ', ou: 'ȣ', sh: 'ʃ', ss: 'ß', th: 'þ', zh: 'ʒ' },
}

/** Signs that people and word processors use for plain ones. */
const signs: Readonly<Record<string, string>> = {
  "'": '‘’‚‛ʹʻʼʽʾʿˈ′‵ꞌ＇',
  '-': '‐‑‒–—―−',
  // Between two letters as in `Col·lell`.
  '': '·',
}

const latin: ReadonlyMap<string, string> = new Map([
  ['ẞ', 'SS'],
  ['Ɖ', 'D'],
  ...Object.entries(signs).flatMap(([to, all]) => Array.from(all, (sign) => [sign, to] as const)),
  ...Object.entries(small).flatMap(([to, all]) =>
    Array.from(all, (letter) => [letter, to] as const).concat(
      Array.from(all)
        .map((letter) => [letter.toUpperCase(), capital(to)] as const)
        .filter(([upper]) => /^\p{Lu}$/u.test(upper) && !/[A-Z]/.test(upper)),
    ),
  ),
])

/** `Æ` and `Œ` are two capitals everywhere; `Þ` begins a name. */
function capital(letters: string): string {
  return letters === 'ae' || letters === 'oe' || letters === 'ou'
    ? letters.toUpperCase()
    : `${letters.slice(0, 1).toUpperCase()}${letters.slice(1)}`
}
