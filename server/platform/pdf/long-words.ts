import type { Document } from './draw-table.ts'

/** Longer than any word, and than most addresses of web pages. */
const longest = 120
const piece = 40
/** Invisible; a line may end there. */
const mayBreak = '\u200B'

/**
 * Lets endless words break every forty letters. The library looks for the end of a line letter by letter and measures the whole rest each
 * time: a word of 20,000 letters would take it a minute.
 */
export function breakLongWords(document: Document): void {
  const [text, height] = [document.text.bind(document), document.heightOfString.bind(document)]
  const put = text as (...of: unknown[]) => Document
  document.text = ((words: string, ...rest: unknown[]) => put(breakable(words), ...rest)) as Document['text']
  document.heightOfString = (words, options) => height(breakable(words), options)
}

export function breakable(text: string): string {
  if (text.length <= longest) return text
  return text
    .split(/(\s+)/)
    .map((word) => (word.length <= longest ? word : piecesOf(word).join(mayBreak)))
    .join('')
}

/** Never between the two halves of a letter beyond 16 bits. */
function piecesOf(word: string): string[] {
  const letters = [...word]
  return Array.from({ length: Math.ceil(letters.length / piece) }, (_, at) =>
    letters.slice(at * piece, (at + 1) * piece).join(''),
  )
}
