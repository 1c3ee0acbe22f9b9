import { expect, test } from 'vitest'
import { zipOf } from './zip.fixture.ts'
import { unzip } from './zip.ts'

const megabyte = 1024 * 1024

test('a zip gives the files in it; one that is too large is named without its bytes', async () => {
  const zip = zipOf({ 'a.pdf': Buffer.from('one'), 'folder/b.pdf': Buffer.alloc(3 * megabyte) })
  expect(await Array.fromAsync(unzip(zip, 2 * megabyte))).toEqual([
    { name: 'a.pdf', isSealed: false, bytes: Buffer.from('one') },
    { name: 'folder/b.pdf', isSealed: false, bytes: null },
  ])
})

test.each([4, 5])('a small zip of the same %i MB over and over is given up before it has taken long', async (size) => {
  const zip = overAndOver(zipOf({ 'a.pdf': Buffer.alloc(size * megabyte) }), 4000)
  const started = performance.now()
  await expect(Array.fromAsync(unzip(zip, 4 * megabyte))).rejects.toThrow('The ZIP file unpacks to more than 128 MB')
  expect(performance.now() - started).toBeLessThan(10_000)
})

/** The directory of a one-file zip lists it again and again. */
function overAndOver(zip: Buffer, times: number): Buffer {
  const list = zip.readUInt32LE(zip.length - 6)
  const end = Buffer.from(zip.subarray(zip.length - 22))
  end.writeUInt16LE(times, 10)
  const entry = zip.subarray(list, zip.length - 22)
  return Buffer.concat([zip.subarray(0, list), ...Array.from({ length: times }, () => entry), end])
}
