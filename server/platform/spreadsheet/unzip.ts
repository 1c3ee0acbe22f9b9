import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

/** Thrown if bytes are not a zip, or contain more than may be read. */
export class NoZip extends Error {}

/** A file of a zip by its name, or null; at most `most` bytes, whatever size the zip declares. */
export function unzipper(zip: Buffer, most: number): (name: string) => Promise<string | null> {
  const places = placesOf(zip)
  return async (name) => {
    const place = places.get(name)
    if (place === undefined) return null
    const begin = place.at + 30 + number(zip, place.at + 26, 2) + number(zip, place.at + 28, 2)
    const packed = zip.subarray(begin, begin + place.packed)
    if (place.method === 0) return packed.toString('utf8')
    if (place.method !== 8) throw new NoZip('Packed in another way.')
    try {
      return (await inflate(packed, { maxOutputLength: most })).toString('utf8')
    } catch (error) {
      throw new NoZip('Broken, or too large.', { cause: error })
    }
  }
}

interface Place {
  at: number
  packed: number
  method: number
}

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
    places.set(name, {
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
