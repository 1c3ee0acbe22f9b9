import PDFDocument from 'pdfkit'
import { margin, type Document } from './draw-table.ts'
import { bold, regular } from './fonts.ts'
import { breakLongWords } from './long-words.ts'
import { setScripts } from './set-scripts.ts'
import { assertNoConnectionHeld } from '../database/connection-held.ts'

interface About {
  title: string
  author: string
  /** The language of its text; English by default. */
  language?: string
  /** Not the current time, so that the same figures always give the same bytes. */
  madeAt: Date
}

/** An A4 document in the product's fonts, with pages drawn by `draw`. */
export function a4Document(
  { title, author, language = 'en', madeAt }: About,
  draw: (document: Document) => void,
): Promise<Uint8Array> {
  assertNoConnectionHeld('A PDF')
  const document = new PDFDocument({
    size: 'A4',
    margin,
    font: regular as unknown as string,
    info: { Title: title, Author: author, CreationDate: madeAt },
    lang: language === 'en' ? 'en-IN' : language,
    displayTitle: true,
  })
  document.registerFont('regular', regular as unknown as Buffer)
  document.registerFont('bold', bold as unknown as Buffer)
  setScripts(document)
  breakLongWords(document)
  const chunks: Buffer[] = []
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  draw(document)
  document.end()
  return whole
}
