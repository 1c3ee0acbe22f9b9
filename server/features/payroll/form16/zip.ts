import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { say, type Sentence } from '@muster/engine/sentence.ts'

const inflate = promisify(inflateRaw)

export interface ZipEntry {
  name: string
  /** Null where it cannot be read: encrypted, packed in another way, too large or damaged. */
  bytes: Buffer | null
  isSealed: boolean
}

/** Why a zip cannot be read, told to its sender. */
export class ZipError extends RangeError {
  readonly said: Sentence

  constructor(said: Sentence) {
    super(said.text)
    this.said = said
  }
}

const mostEntries = 5000
/** A zip that unpacks to more is mostly the same bytes repeated. */
const mostInAll = 128 * 1024 * 1024
const ends = 0x06054b50
const listed = 0x02014b50
const isLocked = 1
const deflated = 8

/**
 * The files of a zip, one after the other, unpacked outside of this thread; folders are skipped. A file that unpacks to more than `mostBytes` is not read.
 *
 * @throws ZipError for bytes that are not a zip, for more than 5000 entries, and once it has unpacked to 128 MB
 */
export async function* unzip(zip: Buffer, mostBytes: number): AsyncGenerator<ZipEntry, void> {
  const end = zip.lastIndexOf(signature(ends))
  if (end < 0 || end + 22 > zip.length)
    throw new ZipError(say`This isn't a ZIP file. Upload the PDFs in a ZIP file, or one by one.`)
  const count = zip.readUInt16LE(end + 10)
  if (count > mostEntries)
    throw new ZipError(say`The ZIP file has more than ${mostEntries} files. Upload them in several ZIP files.`)
  let at = zip.readUInt32LE(end + 16)
  let left = mostInAll
  for (let index = 0; index < count; index++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== listed)
      throw new ZipError(say`The ZIP file is damaged. Create it again, or upload the PDFs one by one.`)
    const [nameSize, extraSize, noteSize] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + nameSize)
    const isSealed = (zip.readUInt16LE(at + 8) & isLocked) !== 0
    if (!name.endsWith('/')) {
      const bytes = isSealed ? null : await content(zip, at, mostBytes)
      // A file that is too large counts as unpacked up to its limit.
      left -= bytes?.length ?? (zip.readUInt16LE(at + 10) === deflated ? mostBytes : 0)
      if (left < 0)
        throw new ZipError(say`The ZIP file unpacks to more than 128 MB. Upload the PDFs in several ZIP files.`)
      yield { name, isSealed, bytes }
    }
    at += 46 + nameSize + extraSize + noteSize
  }
}

/** The content of an entry: stored as it is, or deflated. */
async function content(zip: Buffer, at: number, mostBytes: number): Promise<Buffer | null> {
  const method = zip.readUInt16LE(at + 10)
  const size = zip.readUInt32LE(at + 20)
  const local = zip.readUInt32LE(at + 42)
  if (local + 30 > zip.length) return null
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  if (start + size > zip.length) return null
  const packed = zip.subarray(start, start + size)
  if (method === 0) return packed.length > mostBytes ? null : packed
  if (method !== deflated) return null
  try {
    // In large pieces: between two of them it waits for this thread.
    return await inflate(packed, { maxOutputLength: mostBytes, chunkSize: 1024 * 1024 })
  } catch {
    return null
  }
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
