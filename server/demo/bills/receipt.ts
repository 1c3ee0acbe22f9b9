import sharp from 'sharp'
import { bold, regular } from '../../platform/pdf/fonts.ts'
import type { BillPaper, DemoFile } from './bill-paper.ts'
import { dayText, rateText, rupeesText, taxParts } from './bill-format.ts'

const width = 400
const edge = 26
const ink = '#23262b'

type Align = 'left' | 'center' | 'right'

/** A slip of paper on a desk, as photographed by phone. Letters are drawn as shapes, so that a machine without fonts draws the same. */
export async function receiptFile(paper: BillPaper): Promise<DemoFile> {
  const marks: string[] = []
  let y = 44
  const put = (text: string, { size = 15, isBold = false, align = 'center' as Align, step = 1.5 } = {}) => {
    marks.push(letters(text, { y, size, isBold, align }))
    y += Math.round(size * step)
  }
  const pair = (left: string, right: string, isBold = false, size = 15) => {
    marks.push(letters(left, { y, size, isBold, align: 'left' }), letters(right, { y, size, isBold, align: 'right' }))
    y += Math.round(size * 1.65)
  }
  const rule = () => {
    marks.push(`<path d="M${edge} ${y - 8}H${width - edge}" stroke="${ink}" stroke-dasharray="5 4" fill="none"/>`)
    y += 16
  }
  const { merchant, items, taxPaise, totalPaise } = paper
  put(merchant.name, { size: 24, isBold: true })
  put(merchant.address)
  put(merchant.city)
  put(`GSTIN ${paper.gstin}`, { size: 14 })
  y += 6
  put(paper.title.toUpperCase(), { size: 15, isBold: true })
  rule()
  pair(`No. ${paper.number}`, `${dayText(paper.day)} ${clockText(paper.turn)}`, false, 14)
  rule()
  for (const { words, quantity, amountPaise } of items)
    pair(quantity === 1 ? words : `${words} × ${quantity}`, rupeesText(amountPaise))
  rule()
  pair('Taxable amount', rupeesText(totalPaise - taxPaise), false, 14)
  for (const { name, amountPaise } of taxParts(paper))
    pair(`${name} ${rateText(paper.rate / 2)}`, rupeesText(amountPaise), false, 14)
  rule()
  pair('TOTAL', `₹${rupeesText(totalPaise)}`, true, 21)
  y += 4
  put(paper.turn % 2 === 0 ? 'Paid by UPI' : 'Paid by card ending 4417', { size: 14 })
  put('Thank you. Visit again.', { size: 14 })
  const bytes = await sharp(Buffer.from(photo(marks.join(''), y + 14, paper.turn)))
    .jpeg({ quality: 76, mozjpeg: false })
    .toBuffer()
  return { name: `${merchant.name.replaceAll(' ', '-')}-${paper.number}.jpg`, mediaType: 'image/jpeg', bytes }
}

/** The paper slightly askew, with a shadow. */
function photo(marks: string, height: number, turn: number): string {
  const [outer, tall] = [width + 80, height + 90]
  const askew = ((turn % 5) - 2) * 0.7
  const desk = ['#8a7461', '#5f6b73', '#77807a'][turn % 3]!
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${outer}" height="${tall}" viewBox="0 0 ${outer} ${tall}">
    <defs>
      <linearGradient id="desk" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${desk}"/><stop offset="1" stop-color="#3f3a36"/></linearGradient>
      <linearGradient id="paper" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#fdfcf8"/><stop offset="1" stop-color="#eeebe2"/></linearGradient>
    </defs>
    <rect width="${outer}" height="${tall}" fill="url(#desk)"/>
    <g transform="rotate(${askew} ${outer / 2} ${tall / 2}) translate(40 42)">
      <rect x="6" y="8" width="${width}" height="${height}" fill="#000" opacity="0.28"/>
      <rect width="${width}" height="${height}" fill="url(#paper)"/>${marks}
    </g>
  </svg>`
}

/** A line of text as the outlines of its letters. */
function letters(text: string, look: { y: number; size: number; isBold: boolean; align: Align }): string {
  const font = look.isBold ? bold : regular
  const { glyphs, positions, advanceWidth } = font.layout(text)
  const scale = look.size / font.unitsPerEm
  const long = advanceWidth * scale
  const start = { left: edge, center: (width - long) / 2, right: width - edge - long }[look.align]
  let x = 0
  const shapes = glyphs.map((glyph, at) => {
    const { xAdvance, xOffset, yOffset } = positions[at]!
    const shape = `<path d="${glyph.path.toSVG()}" transform="translate(${x + xOffset} ${yOffset})"/>`
    x += xAdvance
    return shape
  })
  return `<g fill="${ink}" transform="translate(${start} ${look.y}) scale(${scale} ${-scale})">${shapes.join('')}</g>`
}

/** A time between noon and ten in the evening. */
function clockText(turn: number): string {
  return `${12 + ((turn * 7) % 10)}:${String((turn * 13) % 60).padStart(2, '0')}`
}
