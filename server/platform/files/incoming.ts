import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Instant } from '@muster/contract/values.ts'
import { milliseconds } from '@muster/engine/zone.ts'
import { newId } from '../id.ts'

/** An upload in progress. It stays on disk until its call ends, so that many large ones don't fill memory. */
export interface Arrived {
  size: number
  sha256: string
  read(): Promise<Buffer>
  stream(): Readable
  /** Enough of the first bytes to detect the type. */
  beginning(): Promise<Buffer>
  remove(): Promise<void>
}

export interface Incoming {
  take(bytes: Readable): Promise<Arrived>
}

/** In milliseconds. No call takes this long: anything older was left by a process that died. */
const oldest = 3_600_000

/** Opens a folder for this process beside those of others in the same directory; removes what dead ones left. */
export async function openIncoming(directory: string, now: Instant): Promise<Incoming> {
  const all = join(directory, 'incoming')
  const folder = join(all, newId())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeLeft(all, milliseconds(now) - oldest)
  return {
    async take(bytes) {
      // Another starting process may have taken an idle one for dead.
      await mkdir(folder, { recursive: true, mode: 0o700 })
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

async function removeLeft(all: string, before: number): Promise<void> {
  for (const name of await readdir(all)) {
    const path = join(all, name)
    // Already removed by another starting process.
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    )
    if (changed < before) await rm(path, { recursive: true, force: true })
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
