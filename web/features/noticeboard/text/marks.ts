export type Mark = 'bold' | 'italic' | 'heading' | 'list' | 'numbered' | 'link'

interface Marked {
  text: string
  /** The selection afterwards. */
  start: number
  end: number
}

const around = { bold: '**', italic: '*' } as const

/** A text with its selection formatted in Markdown; formatting it again removes the formatting. */
export function marked(text: string, start: number, end: number, mark: Mark): Marked {
  if (mark === 'bold' || mark === 'italic') return enclosed(text, start, end, around[mark])
  if (mark === 'link') return linked(text, start, end)
  return prefixed(text, start, end, mark)
}

function enclosed(text: string, start: number, end: number, sign: string): Marked {
  const [before, chosen, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  // The inner stars of `**bold**` do not mean italics.
  const isMarked = endsIn(before, sign) && endsIn([...after].toReversed().join(''), sign)
  if (isMarked) {
    const [left, right] = [before.slice(0, -sign.length), after.slice(sign.length)]
    return { text: `${left}${chosen}${right}`, start: start - sign.length, end: end - sign.length }
  }
  return { text: `${before}${sign}${chosen}${sign}${after}`, start: start + sign.length, end: end + sign.length }
}

/** Whether it ends in this mark, and not in a longer one. `***` is both. */
function endsIn(text: string, sign: string): boolean {
  const stars = /(?<!\*)\*+$/.exec(text)?.[0].length ?? 0
  return stars === sign.length || stars === 3
}

const address = 'https://'

function linked(text: string, start: number, end: number): Marked {
  const words = text.slice(start, end)
  const link = `[${words}](${address})`
  // Selects what is missing: the URL, or the text if nothing was selected.
  const at = words === '' ? start + 1 : start + words.length + 3
  const length = words === '' ? 0 : address.length
  return { text: `${text.slice(0, start)}${link}${text.slice(end)}`, start: at, end: at + length }
}

const known = /^(?:#{1,6} |- |\d+\. )/

function prefixed(text: string, start: number, end: number, mark: 'heading' | 'list' | 'numbered'): Marked {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const sign = (at: number) => ({ heading: '## ', list: '- ', numbered: `${at + 1}. ` })[mark]
  const isMarked = lines.every((line, at) => line.startsWith(sign(at)))
  const written = lines.map((line, at) => `${isMarked ? '' : sign(at)}${line.replace(known, '')}`).join('\n')
  return { text: `${text.slice(0, from)}${written}${text.slice(to)}`, start: from, end: from + written.length }
}
