import PDFDocument from 'pdfkit'

/** A document of one page for each text; with `userPassword` one that asks for it. */
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
