import { parentPort } from 'node:worker_threads'
import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib'
import type { JoinWork } from './join.ts'

/** Entry point of the joining thread: takes the documents of a call, returns one document or the fault of the first bad one. */
parentPort?.on('message', (work: JoinWork) => {
  join(work).then(
    (bytes) => parentPort?.postMessage({ bytes }),
    (error: unknown) => parentPort?.postMessage({ fault: isSealed(error) ? 'sealed' : 'broken' }),
  )
})

async function join({ documents, namedAs }: JoinWork): Promise<Uint8Array> {
  const whole = await PDFDocument.create({ updateMetadata: false })
  for (const [index, bytes] of documents.entries()) {
    // A document without a password opens with an empty one.
    const one = await PDFDocument.load(bytes, { password: '', updateMetadata: false })
    for (const page of await whole.copyPages(one, one.getPageIndices())) whole.addPage(page)
    if (index !== namedAs) continue
    whole.setTitle(one.getTitle() ?? '', { showInWindowTitleBar: true })
    whole.setAuthor(one.getAuthor() ?? '')
    whole.setLanguage('en-IN')
    const at = one.getCreationDate()
    if (at !== undefined) whole.setCreationDate(at)
  }
  if (whole.getPageCount() === 0) throw new RangeError('No pages')
  return whole.save()
}

/** The library has no error of its own for a wrong password. */
function isSealed(error: unknown): boolean {
  if (error instanceof EncryptedPDFError) return true
  return error instanceof Error && /password|encrypt/i.test(error.message)
}
