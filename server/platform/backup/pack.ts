import { createHash, type KeyObject } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Readable } from 'node:stream'
import { decryptBy, encryptTo } from '../age/age.ts'
import type { Place } from './place.ts'

export interface Packed {
  bytes: number
  sha256: string
}

type Bytes = AsyncIterable<Uint8Array>

export interface Packing {
  place: Place
  recipients: readonly Buffer[]
  /** A folder for uploads in progress: a bucket needs to know a file's length first. */
  spool: string
}

/** Compresses, encrypts and stores; nothing is written unencrypted. */
export async function pack({ place, recipients, spool }: Packing, key: string, source: Bytes): Promise<Packed> {
  const file = join(spool, 'packing')
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted(sealed: Bytes) {
    for await (const piece of sealed) {
      hash.update(piece)
      bytes += piece.length
      yield piece
    }
  }
  try {
    await pipeline(
      Readable.from(source, { objectMode: false }),
      createZstdCompress(),
      encryptTo(recipients),
      counted,
      createWriteStream(file, { mode: 0o600 }),
    )
    await place.put(key, file)
  } finally {
    await rm(file, { force: true })
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Reads it back. If its length and hash are given, different content is refused at the end. */
export async function* unpack(
  place: Place,
  identities: readonly KeyObject[],
  key: string,
  packed?: Packed,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  async function* watched(sealed: Bytes) {
    for await (const piece of sealed) {
      hash.update(piece)
      yield Buffer.from(piece)
    }
  }
  const plain = createZstdDecompress()
  const done = pipeline(await place.read(key), watched, decryptBy(identities), plain)
  // The reader learns of a failure from the stream as well.
  done.catch(() => undefined)
  try {
    for await (const piece of plain) yield piece as Buffer
    await done
  } catch (error) {
    throw new Error(`${key} cannot be read: ${(error as Error).message}`, { cause: error })
  }
  if (packed !== undefined && hash.digest('hex') !== packed.sha256) throw new Error(`${key} is not what was backed up.`)
}

export async function unpackText(place: Place, identities: readonly KeyObject[], key: string): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of unpack(place, identities, key)) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}
