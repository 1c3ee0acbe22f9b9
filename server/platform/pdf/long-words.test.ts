import { expect, test } from 'vitest'
import { millisSince } from '../../testing/measure/processor-time.ts'
import { a4Document } from './document.ts'
import { breakable } from './long-words.ts'

test('words stay whole, and only endless ones may break', () => {
  const text = `Priya  Nair\n${'https://example.com/'.repeat(6)}`
  expect(breakable(text)).toBe(text)
  const pieces = breakable(`Hello ${'😀'.repeat(100)}`).split('\u200B')
  expect(pieces).toEqual([`Hello ${'😀'.repeat(40)}`, '😀'.repeat(40), '😀'.repeat(20)])
})

test.each(['W', 'क्ष', 'क\u094d', '\u0301'])('a document with an endless word of %s is drawn soon', async (unit) => {
  const before = process.threadCpuUsage()
  const of = { title: 'Letter', author: 'Acme Components', madeAt: new Date(0) }
  await a4Document(of, (document) => {
    document.font('regular', 10).text(unit.repeat(20_000 / unit.length), 50, 50, { width: 480 })
  })
  expect(millisSince(before)).toBeLessThan(5_000)
})
