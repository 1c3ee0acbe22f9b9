const tag = 0x0112

/** How a picture has to be turned, 1 to 8, from the TIFF structure of its EXIF; 1 if it doesn't say. */
export function orientationOf(tiff: Buffer): number {
  if (tiff.length < 8) return 1
  const order = tiff.toString('latin1', 0, 2)
  if (order !== 'II' && order !== 'MM') return 1
  const u16 = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const u32 = (at: number) => (order === 'II' ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const first = u32(4)
  if (first + 2 > tiff.length) return 1
  const entries = u16(first)
  for (let entry = 0; entry < entries; entry++) {
    const at = first + 2 + entry * 12
    if (at + 12 > tiff.length) return 1
    if (u16(at) !== tag) continue
    const value = u16(at + 8)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** A TIFF structure that says this alone; null for a picture that is upright. */
export function tiffOf(orientation: number): Buffer | null {
  if (orientation === 1) return null
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 0, 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(tag, 10)
  // One 16-bit number.
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}

export const exifHead = Buffer.from('Exif\0\0', 'latin1')
