import { crc32 } from 'node:zlib'
import { orientationOf, tiffOf } from './orientation.ts'

const dropped = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

/** The same picture without EXIF, texts (XMP is one), times and whatever follows its end; null if it is not a whole PNG. */
export function plainPng(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, 8)]
  let at = 8
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return null
    if (!dropped.has(type)) kept.push(bytes.subarray(at, end))
    else if (type === 'eXIf') {
      const tiff = tiffOf(orientationOf(bytes.subarray(at + 8, end - 4)))
      if (tiff) kept.push(chunk(type, tiff))
    }
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return null
}

function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
