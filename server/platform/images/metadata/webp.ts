import { exifHead, orientationOf, tiffOf } from './orientation.ts'

const [xmpFlag, exifFlag] = [0x04, 0x08]

/** The same picture without EXIF, XMP, unknown chunks and whatever follows its end; null if it is not a whole WebP. */
export function plainWebp(bytes: Buffer): Buffer | null {
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) return null
  const kept: Buffer[] = []
  let extended: Buffer | undefined
  let orientation = 1
  let at = 12
  while (at + 8 <= end) {
    const size = bytes.readUInt32LE(at + 4)
    const next = at + 8 + size + (size % 2)
    if (at + 8 + size > end) return null
    const type = bytes.toString('latin1', at, at + 4)
    const content = bytes.subarray(at + 8, at + 8 + size)
    if (type === 'EXIF')
      orientation = orientationOf(content.subarray(0, 6).equals(exifHead) ? content.subarray(6) : content)
    else if (ofPicture.has(type)) {
      const whole = Buffer.concat([bytes.subarray(at, at + 8 + size), Buffer.alloc(size % 2)])
      if (type === 'VP8X' && size >= 1) extended = whole
      kept.push(whole)
    }
    at = next
  }
  const tiff = extended ? tiffOf(orientation) : null
  if (extended) extended[8] = (extended[8]! & ~(xmpFlag | exifFlag)) | (tiff ? exifFlag : 0)
  if (tiff) {
    const size = Buffer.alloc(4)
    size.writeUInt32LE(tiff.length)
    kept.push(Buffer.from('EXIF', 'latin1'), size, tiff)
  }
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

const ofPicture = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
