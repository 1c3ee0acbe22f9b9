import { expect, test } from 'vitest'
import { mostRows, xls } from './xls.ts'

/** Reads the cells of the first sheet, independently of the writer. */
function read(file: Buffer): string[][] {
  expect(file.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1')
  const table = sectorTable(file)
  const chain: Buffer[] = []
  for (let at = 0; at < 0xfffffff0; at = table[at]!) chain.push(file.subarray((at + 1) * 512, (at + 2) * 512))
  const stream = Buffer.concat(chain)
  const texts: string[] = []
  const rows: string[][] = []
  let sheetAt = 0
  for (let at = 0, ends = 0; ends < 2;) {
    const kind = stream.readUInt16LE(at)
    const body = stream.subarray(at + 4, at + 4 + stream.readUInt16LE(at + 2))
    if (kind === 0x85) sheetAt = body.readUInt32LE(0)
    if (kind === 0x809 && ends === 1) expect(at).toBe(sheetAt)
    if (kind === 0xfc || kind === 0x3c) texts.push(...shared(kind === 0xfc ? body.subarray(8) : body))
    if (kind === 0xfd) (rows[body.readUInt16LE(0)] ??= [])[body.readUInt16LE(2)] = texts[body.readUInt32LE(6)] ?? '?'
    if (kind === 0x0a) ends += 1
    at += 4 + body.length
  }
  return rows
}

function sectorTable(file: Buffer): number[] {
  const size = file.readUInt32LE(44)
  const sectors = Array.from({ length: size }, (_, index) => file.readUInt32LE(76 + index * 4))
  return sectors.flatMap((at) =>
    Array.from({ length: 128 }, (_, index) => file.readUInt32LE((at + 1) * 512 + index * 4)),
  )
}

function shared(body: Buffer): string[] {
  const texts: string[] = []
  for (let at = 0; at < body.length;) {
    const end = at + 3 + body.readUInt16LE(at) * 2
    texts.push(body.toString('utf16le', at + 3, end))
    at = end
  }
  return texts
}

test('a sheet of texts reads back as it was written, with leading zeros and other scripts', () => {
  const rows = [
    ['IP Number', 'Name'],
    ['0012345678', 'प्रिया'],
    ['3100123456', 'Rahul'],
  ]
  expect(read(xls('Sheet1', rows))).toEqual(rows)
})

test('a sheet of ten thousand people is split into records and sectors, and stays intact', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => [
    String(3_100_000_000 + index),
    `Person ${index}`,
    String(index % 31),
  ])
  expect(read(xls('Sheet1', rows))).toEqual(rows)
})

test('a sheet with more rows than the format allows is refused', () => {
  expect(() =>
    xls(
      'Sheet1',
      Array.from({ length: mostRows + 1 }, () => ['1']),
    ),
  ).toThrow('at most 65536 rows')
})
