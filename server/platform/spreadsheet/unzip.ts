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

/** Reads the central directory at the end. */
function placesOf(zip: Buffer): Map<string, Place> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) throw new NoZip('Its list of files is missing.')
  const places = new Map<string, Place>()
  let at = number(zip, end + 16, 4)
  for (let left = number(zip, end + 10, 2); left > 0; left -= 1) {
    if (number(zip, at, 4) !== 0x02014b50) throw new NoZip('Its list of files is broken.')
    const length = number(zip, at + 28, 2)
    const name = zip.toString('utf8', at + 46, at + 46 + length)
    places.set(plainPath(name), {
      at: number(zip, at + 42, 4),
      packed: number(zip, at + 20, 4),
      method: number(zip, at + 10, 2),
    })
    at += 46 + length + number(zip, at + 30, 2) + number(zip, at + 32, 2)
  }
  return places
}

function number(bytes: Buffer, at: number, length: 2 | 4): number {
  if (at + length > bytes.length) throw new NoZip('It is cut off.')
  return bytes.readUIntLE(at, length)
}
