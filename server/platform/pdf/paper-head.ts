import { colour, makeRoom, margin, rule, width, type Document } from './draw-table.ts'

interface Head {
  company: string
  address: string
  /** The name of the document, on the right. */
  name: string
  /** Below it: a month, a person. */
  heading: string
}

/** Draws the head of a company document; leaves the document below it. */
export function paperHead(document: Document, { company, address, name, heading }: Head, logo: Buffer | null): void {
  document.rect(0, 0, 595.28, 4).fill(colour.brand)
  let left = margin
  if (logo !== null) {
    document.image(logo, margin, margin, { fit: [40, 40] })
    left += 52
  }
  document
    .fillColor(colour.text)
    .font('bold', 15)
    .text(company, left, margin, { width: width - 190 })
  document.fillColor(colour.quiet).font('regular', 8.5)
  if (address) document.text(address, left, document.y + 1, { width: width - 190 })
  const below = Math.max(document.y, margin + 36)
  document.fillColor(colour.quiet).font('regular', 9).text(name, margin, margin, { width, align: 'right' })
  document
    .fillColor(colour.text)
    .font('bold', 13)
    .text(heading, margin, margin + 13, { width, align: 'right' })
  rule(document, below + 8)
  document.y = below + 18
}

/** The total of a document, in figures and in words. */
export function amountBox(
  document: Document,
  { label, words, amount }: { label: string; words: string; amount: string },
): void {
  makeRoom(document, 60)
  const top = document.y
  document.rect(margin, top, width, 46).fill(colour.ground)
  document
    .fillColor(colour.quiet)
    .font('regular', 9)
    .text(label, margin + 12, top + 8)
  document
    .fillColor(colour.text)
    .font('regular', 9)
    .text(words, margin + 12, top + 22, { width: width - 200 })
  document.font('bold', 17).text(amount, margin, top + 13, { width: width - 12, align: 'right' })
  document.y = top + 56
}
