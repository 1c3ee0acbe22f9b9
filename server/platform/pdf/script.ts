/** Scripts of India that are not in Public Sans, with the folder of their font and their OpenType script tags, newest first. */
export const scripts = {
  Devanagari: { letters: /\p{Script=Devanagari}/u, folder: 'devanagari', tags: ['dev2', 'deva'] },
  Tamil: { letters: /\p{Script=Tamil}/u, folder: 'tamil', tags: ['tml2', 'taml'] },
  Bengali: { letters: /\p{Script=Bengali}/u, folder: 'bengali', tags: ['bng2', 'beng'] },
  Telugu: { letters: /\p{Script=Telugu}/u, folder: 'telugu', tags: ['tel2', 'telu'] },
  Kannada: { letters: /\p{Script=Kannada}/u, folder: 'kannada', tags: ['knd2', 'knda'] },
  Gujarati: { letters: /\p{Script=Gujarati}/u, folder: 'gujarati', tags: ['gjr2', 'gujr'] },
  Gurmukhi: { letters: /\p{Script=Gurmukhi}/u, folder: 'gurmukhi', tags: ['gur2', 'guru'] },
  Malayalam: { letters: /\p{Script=Malayalam}/u, folder: 'malayalam', tags: ['mlm2', 'mlym'] },
  Oriya: { letters: /\p{Script=Oriya}/u, folder: 'oriya', tags: ['ory2', 'orya'] },
  OlChiki: { letters: /\p{Script=Ol_Chiki}/u, folder: 'ol-chiki', tags: ['olck'] },
  // Set letter by letter, which it needs no more than: the library's shaper of its own never ends at some of its marks.
  MeeteiMayek: { letters: /\p{Script=Meetei_Mayek}/u, folder: 'meetei-mayek', tags: ['DFLT'] },
  // Of Urdu, Kashmiri and Sindhi, with their digits and marks.
  Arabic: { letters: /[\p{Script=Arabic}\u0600-\u06FF]/u, folder: 'arabic', tags: ['arab'] },
} as const

export type Script = keyof typeof scripts
const names = Object.keys(scripts) as Script[]

export interface Piece {
  /** Null where Public Sans has the letters. */
  script: Script | null
  text: string
}

/** Splits a text by the script of its words into as few pieces as possible; null where Latin letters are enough. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  const add = (script: Script | null, part: string) => {
    const last = pieces.at(-1)
    if (last?.script === script) last.text += part
    else pieces.push({ script, text: part })
  }
  for (const word of text.split(/(?<=\s)/)) {
    if (scripts.Arabic.letters.test(word) || names.filter((name) => scripts[name].letters.test(word)).length > 1)
      for (const letter of word) add(scriptOf(letter, pieces.at(-1)?.script), letter)
    else add(scriptOf(word), word)
  }
  return pieces
}

/** A mark or a joiner belongs to the letter before it. */
function scriptOf(text: string, before: Script | null = null): Script | null {
  return /^[\p{M}\u200C\u200D]$/u.test(text) && before !== null
    ? before
    : (names.find((name) => scripts[name].letters.test(text)) ?? null)
}

/** Digits are written from left to right even among Arabic letters. */
export const arabicDigits = /^[\u0660-\u066C\u06F0-\u06F9]+$/

/** The pieces of a line from left to right: Arabic words, and what stands between them, from the last to the first. */
export function fromLeft(pieces: readonly Piece[]): Piece[] {
  const placed: Piece[] = []
  let run: Piece[] = []
  let between: Piece[] = []
  const close = () => {
    placed.push(...run.toReversed(), ...between)
    run = []
    between = []
  }
  for (const piece of pieces.flatMap(arabicParts)) {
    if (piece.script === 'Arabic') {
      run.push(...between.map(mirrored), piece)
      between = []
    } else if (run.length > 0 && !/\p{L}/u.test(piece.text)) between.push(piece)
    else {
      close()
      placed.push(piece)
    }
  }
  close()
  return placed
}

function arabicParts({ script, text }: Piece): Piece[] {
  if (script !== 'Arabic') return [{ script, text }]
  return text.split(/([\u0660-\u066C\u06F0-\u06F9]+)/).flatMap((part) => (part === '' ? [] : [{ script, text: part }]))
}

/** Blanks and brackets between two Arabic words, as they look from the other side; numbers stay. */
function mirrored({ script, text }: Piece): Piece {
  if (/\p{N}/u.test(text)) return { script, text }
  return {
    script,
    text: Array.from(text, (sign) => mirrors[sign] ?? sign)
      .reverse()
      .join(''),
  }
}

const mirrors: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '<': '>', '>': '<' }
