import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { withoutMetadata } from './without-metadata.ts'

const exif = {
  IFD0: { Make: 'Nosy', Model: 'Phone 9', Artist: 'Priya Nair', ImageDescription: 'At home' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 17/1', GPSLongitudeRef: 'E', GPSLongitude: '77/1 35/1 40/1' },
}
const xmp =
  '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><a>GPSLatitude 12.97</a></x:xmpmeta><?xpacket end="w"?>'
const traces = ['Exif', 'GPS', 'Nosy', 'Phone 9', 'Priya Nair', 'At home', 'xmpmeta', 'Photoshop', 'Secret']

/** A picture that is not the same from any side, as a camera writes it. */
async function photo(format: 'jpeg' | 'png' | 'webp', orientation = 1): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: 16 * 8 * 3 }, (_, at) => (at * 37) % 256))
  return sharp(pixels, { raw: { width: 16, height: 8, channels: 3 } })
    .withExif(exif)
    .withXmp(xmp)
    .withIccProfile('p3')
    .withMetadata({ orientation })
    .toFormat(format, format === 'jpeg' ? { progressive: true } : {})
    .toBuffer()
}

const types = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const
const formats = Object.keys(types) as (keyof typeof types)[]
const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer()
const shown = (bytes: Buffer) => sharp(bytes).rotate().raw().toBuffer()
const found = (bytes: Buffer) => traces.filter((trace) => bytes.includes(trace))

describe.each(formats)('a photo as %s', (format) => {
  test('loses place, device and owner, and not a pixel', async () => {
    const before = await photo(format)
    expect(found(before)).toContain('Nosy')
    const after = withoutMetadata(types[format], before)!
    expect(found(after)).toEqual([])
    const { exif: kept, xmp: text, width, height, format: read } = await sharp(after).metadata()
    expect({ kept, text, width, height, read }).toEqual({
      kept: undefined,
      text: undefined,
      width: 16,
      height: 8,
      read: format,
    })
    expect(await pixelsOf(after)).toEqual(await pixelsOf(before))
    expect(withoutMetadata(types[format], after)).toEqual(after)
  })

  test.each([1, 3, 6, 8])('is shown the same way up, orientation %i', async (orientation) => {
    const before = await photo(format, orientation)
    const after = withoutMetadata(types[format], before)!
    expect((await sharp(after).metadata()).orientation ?? 1).toBe((await sharp(before).metadata()).orientation ?? 1)
    expect(await shown(after)).toEqual(await shown(before))
    expect(found(after).filter((trace) => trace !== 'Exif')).toEqual([])
  })

  test('loses what is hidden behind its end', async () => {
    const whole = await photo(format)
    const after = withoutMetadata(types[format], Buffer.concat([whole, Buffer.from('Secret GPS 12.97'), whole]))!
    expect(found(after)).toEqual([])
    expect(await pixelsOf(after)).toEqual(await pixelsOf(whole))
  })

  test('is refused wherever it is cut off, and in time linear in its length', async () => {
    const whole = withoutMetadata(types[format], await photo(format))!
    for (let length = 12; length < whole.length - 2; length += 1)
      expect([length, withoutMetadata(types[format], whole.subarray(0, length))]).toEqual([length, null])
    const filled = Buffer.concat([whole.subarray(0, 12), Buffer.alloc(4_000_000, 0xff)])
    const began = process.threadCpuUsage().user
    withoutMetadata(types[format], filled)
    expect(process.threadCpuUsage().user - began).toBeLessThan(1_000_000)
  })
})

test('a JPEG loses comments, IPTC, maker notes and a second picture', async () => {
  const whole = await photo('jpeg')
  const segment = (marker: number, text: string) => {
    const content = Buffer.from(text, 'latin1')
    return Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), content])
  }
  const noisy = Buffer.concat([
    whole.subarray(0, 2),
    segment(0xfe, 'Secret comment'),
    segment(0xed, 'Photoshop 3.0\0Secret'),
    segment(0xe2, 'MPF\0Secret'),
    segment(0xe5, 'Secret of the maker'),
    whole.subarray(2),
  ])
  const after = withoutMetadata('image/jpeg', noisy)!
  expect(found(after)).toEqual([])
  expect((await sharp(after).metadata()).icc).toBeDefined()
  expect(await pixelsOf(after)).toEqual(await pixelsOf(whole))
})
