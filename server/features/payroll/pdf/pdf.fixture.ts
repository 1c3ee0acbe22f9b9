import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'

/** A document with one page per text; with `userPassword` it is encrypted. */
export function pdfOf(texts: readonly string[], options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', autoFirstPage: false, ...options })
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
  })
  for (const text of texts) document.addPage().text(text)
  document.end()
  return whole
}

/** A document of some ten kilobytes, one part of which unpacks to a gigabyte. */
export function pdfBomb(): Buffer {
  // Two bytes that stand for 128, repeated.
  const run = Buffer.from([0x81, 0x20])
  const packed = deflateSync(Buffer.alloc(run.length * 2 ** 23, run))
  const filters = '[/FlateDecode /RunLengthDecode]'
  const dict = `<</Type /ObjStm /N 1 /First 4 /Filter ${filters} /Length ${packed.length}>>`
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n1 0 obj\n${dict}\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 2 0 R>>\n%%EOF\n'),
  ])
}
