/** Latin letters that are no letter with an accent. */
const letters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D' },
  ...{ þ: 'th', Þ: 'Th', ı: 'i', ħ: 'h', Ħ: 'H', ŋ: 'n', Ŋ: 'N', ə: 'a', Ə: 'A', ʼ: "'" },
}

/** A text in plain Latin letters: `José D'Souza` as `Jose D Souza`. Other letters become blanks. */
export function latinText(text: string, allowed: RegExp): string {
  return Array.from(folded(text), (letter) => (allowed.test(letter) ? letter : ' '))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}

/** A name in the same way. Empty if any letter has no Latin one: a name is written whole or not at all. */
export function latinName(name: string, allowed: RegExp): string {
  return /[^\P{L}A-Za-z]/u.test(folded(name)) ? '' : latinText(name, allowed)
}

function folded(text: string): string {
  return Array.from(text.normalize('NFKD').replace(/\p{M}/gu, ''), (letter) => letters[letter] ?? letter).join('')
}
