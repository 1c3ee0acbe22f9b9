export type RenderedCell =
  | { text: string; detail?: string }
  | { day: string }
  | { paise: number }
  /** Values for the column's own export columns. */
  | { columns: readonly (string | null)[] }

/** A cell as a screen reader reads it: its texts, pictures by name, no decoration. */
export function readCell(cell: Element): RenderedCell {
  const texts = [...textsOf(cell)]
  const only = texts.length === 1 ? texts[0]! : null
  if (only !== null) {
    const paise = paiseOf(only)
    if (paise !== null) return { paise }
    const day = cell.querySelector('time')?.dateTime ?? ''
    if (/^\d{4}-\d\d-\d\d$/.test(day)) return { day }
  }
  const [detail] = cell.getElementsByClassName('person-detail')
  if (detail === undefined) return { text: joined(texts) }
  const detailTexts = [...textsOf(detail)]
  return { text: joined(texts.slice(0, texts.length - detailTexts.length)), detail: joined(detailTexts) }
}

const joined = (texts: readonly string[]) => texts.join(' · ')

function* textsOf(node: Node): Generator<string> {
  if (node instanceof HTMLElement) {
    if (node.ariaHidden === 'true' || node.getAttribute('aria-hidden') === 'true') return
    const name = node.getAttribute('role') === 'img' ? node.getAttribute('aria-label') : null
    if (name !== null) return yield name
  }
  let text = ''
  for (const child of node.childNodes) {
    // Pieces of one text follow each other directly.
    if (child.nodeType === Node.TEXT_NODE) text += child.textContent
    else {
      if (text.trim() !== '') yield text.trim()
      text = ''
      yield* textsOf(child)
    }
  }
  if (text.trim() !== '' && text.trim() !== '–') yield text.trim()
}

/** `−₹1,25,000.50` as paise; null for anything else. */
function paiseOf(text: string): number | null {
  const [, sign, rupees, paise = '00'] = /^([−-]?)₹([\d,]+)(?:\.(\d\d))?$/.exec(text) ?? []
  if (rupees === undefined) return null
  const amount = Number(rupees.replaceAll(',', '') + paise)
  return sign === '' ? amount : -amount
}
