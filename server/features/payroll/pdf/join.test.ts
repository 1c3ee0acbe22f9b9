import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { joinPdfs, pdfFault } from './join.ts'
import { pdfBomb, pdfOf } from './pdf.fixture.ts'

test('the pages of several documents follow one another in one', async () => {
  const [first, second] = [await pdfOf(['A1', 'A2']), await pdfOf(['B1'], { info: { Title: 'Form 16, Priya Nair' } })]
  const joined = await joinPdfs([first, second], 1)
  if ('fault' in joined) throw new Error(joined.fault)
  const whole = await PDFDocument.load(joined.bytes)
  expect(whole.getPageCount()).toBe(3)
  expect(whole.getTitle()).toBe('Form 16, Priya Nair')
})

test('a document that needs a password, is truncated or only looks like one is faulty, and the next one is not affected', async () => {
  const good = await pdfOf(['Part A'])
  const sealed = await pdfOf(['Part A'], { userPassword: 'abcpn1234f12061990', ownerPassword: 'x' })
  expect(await pdfFault(sealed)).toBe('sealed')
  expect(await pdfFault(good.subarray(0, good.length / 2))).toBe('broken')
  expect(await pdfFault(Buffer.from('%PDF-1.4\nof the tax department\n%%EOF'))).toBe('broken')
  expect(await pdfFault(Buffer.alloc(0))).toBe('broken')
  expect(await Promise.all([good, sealed, good].map((one) => pdfFault(one)))).toEqual([null, 'sealed', null])
})

test('a document that only forbids changes is read like any other', async () => {
  expect(await pdfFault(await pdfOf(['Part A'], { ownerPassword: 'x' }))).toBe(null)
})

test('a document that unpacks to a gigabyte is abandoned early, and the next document is read', async () => {
  const bomb = pdfBomb()
  expect(bomb.length).toBeLessThan(20_000)
  expect(await Promise.all([pdfFault(bomb), pdfFault(await pdfOf(['Part A']))])).toEqual(['large', null])
})
