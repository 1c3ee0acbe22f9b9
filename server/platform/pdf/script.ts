/** The scripts of India that Public Sans has no letters of, with what fonts call their rules: the newer first. */
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

/** The pieces of a text by the script of their words, null where Latin letters do; as few as there can be. */
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
