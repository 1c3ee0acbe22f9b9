import { exifHead, orientationOf, tiffOf } from './orientation.ts'

/**
 * The same picture without EXIF, XMP, IPTC, maker notes, comments, previews and whatever follows its end; null if it is not a whole JPEG.
 * Colours (ICC, Adobe) and how it has to be turned stay.
 */
export function plainJpeg(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, 2)]
  let orientation = 1
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]!
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length || end < at + 4) return null
    const content = bytes.subarray(at + 4, end)
    if (marker === 0xe1 && content.subarray(0, 6).equals(exifHead)) orientation = orientationOf(content.subarray(6))
    if (isOfPicture(marker, content)) kept.push(bytes.subarray(at, end))
    at = end
    if (marker !== 0xda) continue
    const next = endOfScan(bytes, at)
    kept.push(bytes.subarray(at, next))
    if (bytes[next + 1] === 0xd9) return Buffer.concat(turned(kept, orientation, [bytes.subarray(next, next + 2)]))
    at = next
  }
  return null
}

/** Tables, frames and scans; of the application's segments JFIF, the colour profile and Adobe's colours. */
function isOfPicture(marker: number, content: Buffer): boolean {
  if (marker === 0xfe) return false
  if (marker < 0xe0 || marker > 0xef) return true
  const head = content.toString('latin1', 0, 12)
  if (marker === 0xe0) return head.startsWith('JFIF\0')
  if (marker === 0xe2) return head === 'ICC_PROFILE\0'
  return marker === 0xee && head.startsWith('Adobe')
}

/** Where the compressed data ends: the next marker that is neither an escaped byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; ; at += 1) {
    at = bytes.indexOf(0xff, at)
    if (at === -1 || at + 1 >= bytes.length) return bytes.length
    const next = bytes[at + 1]!
    if (next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
}

/** With its EXIF where readers expect it: behind the JFIF head, before everything else. */
function turned(kept: Buffer[], orientation: number, end: Buffer[]): Buffer[] {
  const tiff = tiffOf(orientation)
  if (!tiff) return [...kept, ...end]
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exifHead.length + tiff.length])
  const isJfif = kept[1]?.[1] === 0xe0
  const first = isJfif ? 2 : 1
  return [...kept.slice(0, first), head, exifHead, tiff, ...kept.slice(first), ...end]
}
