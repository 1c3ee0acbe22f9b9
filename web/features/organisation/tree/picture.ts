import { t } from '@lingui/core/macro'
import { count } from '../../../shared/format/count.ts'
import { card, type Placed } from './layout.ts'
import { roleOf } from './tree-lines.ts'

/** The line from a card to its manager's. */
export function lineOf({ x, y, above }: Placed): string {
  if (above === null) return ''
  const middle = card.width / 2
  const half = (above.y + card.height + y) / 2
  return `M${above.x + middle} ${above.y + card.height}V${half}H${x + middle}V${y}`
}

/** Truncates a text to the number of characters that fit a card. */
export const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** What stands for people who are not loaded: `+ 117 more`. */
export function restText(number: number | null): string {
  if (number === null) return t`More people`
  const left = count(number)
  return t`+ ${left} more`
}

/** The expanded tree as an SVG file. */
export function pictureOf(placed: readonly Placed[]): Blob {
  const margin = 24
  const most = (values: number[]) => values.reduce((one, other) => Math.max(one, other), 0)
  const width = most(placed.map(({ x }) => x)) + card.width + 2 * margin
  const height = most(placed.map(({ y }) => y)) + card.height + 2 * margin
  const parts = placed.map((one) => {
    const box = `<path d="${lineOf(one)}" fill="none" stroke="#98a2b3"/><rect x="${one.x}" y="${one.y}" width="${card.width}" height="${card.height}" rx="8" fill="#fff" stroke="#98a2b3"${one.rest ? ' stroke-dasharray="4 4"' : ''}/>`
    return one.person
      ? `${box}<text x="${one.x + 12}" y="${one.y + 28}" font-weight="600">${escaped(cut(one.person.name, 26))}</text><text x="${one.x + 12}" y="${one.y + 48}" fill="#475467">${escaped(cut(roleOf(one.person), 28))}</text>`
      : `${box}<text x="${one.x + 12}" y="${one.y + 38}" fill="#475467">${escaped(restText(one.rest.count))}</text>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="13">${parts.join('')}</svg>`
  return new Blob([svg], { type: 'image/svg+xml' })
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
