/** Indian scripts not in Public Sans, with their OpenType script tags, newest first. */
export const scripts = {
  Devanagari: { letters: /\p{Script=Devanagari}/u, tags: ['dev2', 'deva'] },
  Tamil: { letters: /\p{Script=Tamil}/u, tags: ['tml2', 'taml'] },
  Bengali: { letters: /\p{Script=Bengali}/u, tags: ['bng2', 'beng'] },
  Telugu: { letters: /\p{Script=Telugu}/u, tags: ['tel2', 'telu'] },
  Kannada: { letters: /\p{Script=Kannada}/u, tags: ['knd2', 'knda'] },
  Gujarati: { letters: /\p{Script=Gujarati}/u, tags: ['gjr2', 'gujr'] },
  Gurmukhi: { letters: /\p{Script=Gurmukhi}/u, tags: ['gur2', 'guru'] },
  Malayalam: { letters: /\p{Script=Malayalam}/u, tags: ['mlm2', 'mlym'] },
} as const

export type Script = keyof typeof scripts
const names = Object.keys(scripts) as Script[]

/** Splits a text by the script of its words into as few pieces as possible; null where Latin letters are enough. */
export function piecesOf(text: string): { script: Script | null; text: string }[] {
  const pieces: { script: Script | null; text: string }[] = []
  for (const word of text.split(/(?<=\s)/)) {
    const script = names.find((name) => scripts[name].letters.test(word)) ?? null
    const last = pieces.at(-1)
    if (last?.script === script) last.text += word
    else pieces.push({ script, text: word })
  }
  return pieces
}
