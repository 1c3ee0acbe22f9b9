import { expect, test } from 'vitest'
import { ZipLayout } from './zip-layout.ts'

const text = (value: string) => new TextEncoder().encode(value)
const number = (bytes: Uint8Array, at: number) => new DataView(bytes.buffer).getUint32(at, true)

test('a zip lists where each of its files begins, by the bytes of headers and packed files', () => {
  const layout = new ZipLayout()
  const first = layout.head({ name: text('a.csv'), crc32: 1, packedBytes: 100, bytes: 400 })
  const second = layout.head({ name: text('வரி.csv'), crc32: 2, packedBytes: 50, bytes: 60 })
  expect([number(first, 0), first.length]).toEqual([0x04034b50, 30 + 5])
  expect(second.length).toBe(30 + text('வரி.csv').length)
  const end = layout.end()
  const listed = 46 + 5 + 46 + text('வரி.csv').length
  expect(number(end, 0)).toBe(0x02014b50)
  expect(number(end, 46 + 5 + 42), 'the second file begins after the first').toBe(35 + 100)
  expect([number(end, listed), number(end, listed + 12), number(end, listed + 16)]).toEqual([
    0x06054b50,
    listed,
    35 + 100 + second.length + 50,
  ])
})
