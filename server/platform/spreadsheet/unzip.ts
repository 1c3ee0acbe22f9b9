import { inflateRawSync } from 'node:zlib'
import { decodedText } from './text-encoding.ts'

/** Thrown if bytes are not a zip. */
export class NoZip extends Error {}

/** Thrown if something contains more than may be read. */
export class TooLarge extends Error {}

interface Limits {
  /** Unpacked bytes of one file, and of all that are read. */
  ofFile: number
  inAll: number
}

/**
 * A file of a zip by its name, or null. Bytes are counted while unpacking, whatever size the zip declares. Unpacking waits for nothing, so
 * it belongs in a thread.
 */
export function unzipper(zip: Buffer, limits: Limits): (name: string) => string | null {
  const places = placesOf(zip)
  let left = limits.inAll
  return (name) => {
    const place = places.get(plainPath(name))
    if (place === undefined) return null
    const begin = place.at + 30 + number(zip, place.at + 26, 2) + number(zip, place.at + 28, 2)
    const most = Math.min(limits.ofFile, left)
    const bytes = unpacked(zip.subarray(begin, begin + place.packed), place.method, most)
    left -= bytes.length
    return decodedText(bytes)
  }
}

function unpacked(packed: Buffer, method: number, most: number): Buffer {
  if (method === 0) {
    if (packed.length > most) throw new TooLarge('Stored with too many bytes.')
    return packed
  }
  if (method !== 8) throw new NoZip('Packed in another way.')
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(most, 1) })
  } catch (error) {
    if (error instanceof RangeError) throw new TooLarge('Unpacks to too many bytes.', { cause: error })
    throw new NoZip('Broken.', { cause: error })
  }
}

interface Place {
  at: number
  packed: number
  method: number
}

/** Names of parts are the same in any case; some programs write the separators of Windows. */
const plainPath = (name: string) => name.replaceAll('\\', '/').toLowerCase()

/** Reads the central directory at the end, also that of ZIP64, which programs write that do not know the sizes in advance. */
function placesOf(zip: Buffer): Map<string, Place> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) throw new NoZip('Its list of files is missing.')
  const places = new Map<string, Place>()
  const large = largeEnd(zip, end)
  let at = large === null ? number(zip, end + 16, 4) : number(zip, large + 48, 8)
  let left = large === null ? number(zip, end + 10, 2) : number(zip, large + 32, 8)
  for (; left > 0; left -= 1) {
    if (number(zip, at, 4) !== 0x02014b50) throw new NoZip('Its list of files is broken.')
    const length = number(zip, at + 28, 2)
    const extra = number(zip, at + 30, 2)
    const name = zip.toString('utf8', at + 46, at + 46 + length)
    // In this order, each only where its field of four bytes has no room for it.
    const large = largeNumbers(zip.subarray(at + 46 + length, at + 46 + length + extra))
    const [, packed, local] = [24, 20, 42].map((field) => {
      const small = number(zip, at + field, 4)
      return small === full ? (large.next().value ?? small) : small
    })
    places.set(plainPath(name), { at: local!, packed: packed!, method: number(zip, at + 10, 2) })
    at += 46 + length + extra + number(zip, at + 32, 2)
  }
  return places
}

/** What a field of four bytes has if ZIP64 has its number. */
const full = 0xffffffff

/** Where ZIP64 has the end of the central directory; null for any other zip. */
function largeEnd(zip: Buffer, end: number): number | null {
  const locator = end - 20
  return locator >= 0 && number(zip, locator, 4) === 0x07064b50 ? number(zip, locator + 8, 8) : null
}

/** The numbers that ZIP64 adds to a file of the central directory. */
function* largeNumbers(extra: Buffer): Generator<number, undefined> {
  for (let at = 0; at + 4 <= extra.length; at += 4 + number(extra, at + 2, 2)) {
    if (number(extra, at, 2) !== 1) continue
    const end = at + 4 + number(extra, at + 2, 2)
    for (let field = at + 4; field + 8 <= end; field += 8) yield number(extra, field, 8)
  }
}

function number(bytes: Buffer, at: number, length: 2 | 4 | 8): number {
  if (at + length > bytes.length) throw new NoZip('It is cut off.')
  if (length === 8) return Number(bytes.readBigUInt64LE(at))
  return bytes.readUIntLE(at, length)
}
