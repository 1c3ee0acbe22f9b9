import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../id.ts'

/** Bytes on their way in. They lie on the disk until their call ends: what many send at once is never held in memory. */
export interface Arrived {
  size: number
  sha256: string
  read(): Promise<Buffer>
  stream(): Readable
  /** As many of the first bytes as tell what it is. */
  beginning(): Promise<Buffer>
  remove(): Promise<void>
}

export interface Incoming {
  take(bytes: Readable): Promise<Arrived>
}

/** A folder that belongs to this process: whatever a dead one left there is removed. */
export async function openIncoming(directory: string): Promise<Incoming> {
  const folder = join(directory, 'incoming')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    async take(bytes) {
      const path = join(folder, newId())
      const file = createWriteStream(path, { mode: 0o600 })
      const hash = createHash('sha256')
      const remove = () => rm(path, { force: true })
      try {
        await pipeline(bytes, seenBy(hash), file)
      } catch (error) {
        await remove()
        throw error
      }
      return {
        size: file.bytesWritten,
        sha256: hash.digest('hex'),
        read: () => readFile(path),
        stream: () => createReadStream(path),
        beginning: () => firstOf(path),
        remove,
      }
    },
  }
}

function seenBy(hash: Hash) {
  return async function* (bytes: AsyncIterable<Buffer>) {
    for await (const piece of bytes) {
      hash.update(piece)
      yield piece
    }
  }
}

const beginningBytes = 4100

async function firstOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(beginningBytes), 0, beginningBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
