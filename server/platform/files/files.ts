import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Id, Instant } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { newId } from '../id.ts'
import { Problem } from '../problem.ts'
import type { Arrived } from './incoming.ts'
import { noSpace, type Space } from './space.ts'
import { assertNoConnectionHeld } from '../database/connection-held.ts'

export interface Files {
  /**
   * Stores bytes and returns their key. Keys begin with the organisation, so that none can read the files of another.
   *
   * @throws a 507 problem below the floor of free space, a 503 if the bucket does not accept it
   */
  keep(organisation: Id, kind: FileKind, content: Content, extension: string): Promise<string>
  /** Restores bytes from a backup under their original key. */
  putBack(key: string, content: Readable, size: number): Promise<void>
  read(key: string): Promise<Buffer>
  /** The bytes of a large file as a stream. */
  stream(key: string): Promise<Readable>
  remove(key: string): Promise<void>
  /** The keys of all files of an organisation, a few hundred at a time. */
  list(organisation: Id): AsyncIterable<string[]>
}

/** When a file was stored: the time is part of its key. */
export function keptAt(key: string): Instant {
  const name = key.slice(key.lastIndexOf('/') + 1)
  const digits = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\.\w+$/.exec(name)
  if (!digits) throw new Error(`No file of ours is called ${key}.`)
  return new Date(Number.parseInt(`${digits[1]}${digits[2]}`, 16)).toISOString()
}

export type FileKind = 'logo' | 'photo' | 'document' | 'payslip' | 'runFile' | 'export' | 'archive'
export type Content = Buffer | Pick<Arrived, 'size' | 'stream'>

/** Files are in a folder of DATA_DIR, or in a bucket if S3_URL is set. */
export async function openFiles(settings: Settings): Promise<Files> {
  const disk = settings.s3Url
    ? await openBucket(new URL(settings.s3Url))
    : await folder(join(settings.directory, 'files'))
  return {
    async keep(organisation, kind, content, extension) {
      assertNoConnectionHeld('Storage')
      if (settings.space && (await settings.space.room()) !== 'enough') throw noSpace()
      const key = `${organisation}/${kind}/${newId()}.${extension}`
      const put = Buffer.isBuffer(content)
        ? disk.put(key, content)
        : disk.putStream(key, content.stream(), { contentLength: content.size })
      await (settings.s3Url === undefined ? put : put.catch(bucketAway))
      return key
    },
    async putBack(key, content, size) {
      await disk.putStream(key, content, { contentLength: size })
    },
    async read(key) {
      assertNoConnectionHeld('Storage')
      return Buffer.from(await disk.getBytes(key))
    },
    async stream(key) {
      assertNoConnectionHeld('Storage')
      return disk.getStream(key)
    },
    async remove(key) {
      assertNoConnectionHeld('Storage')
      await disk.delete(key)
    },
    list: (organisation) => keysOf(disk, organisation),
  }
}

/** An unavailable or full bucket is someone else's to fix: the sender has to try again. */
function bucketAway(cause: unknown): never {
  const problem = new Problem(503, say`Files cannot be saved at the moment. Nothing was saved. Try again shortly.`, {
    retryAfter: 5,
  })
  throw Object.assign(problem, { cause })
}

interface Settings {
  directory: string
  s3Url?: string | undefined
  space?: Space
}

async function* keysOf(disk: Disk, organisation: Id): AsyncIterable<string[]> {
  let next: string | undefined
  do {
    const page = await disk.listAll(organisation, {
      recursive: true,
      ...(next === undefined ? {} : { paginationToken: next }),
    })
    yield [...page.objects].flatMap((one) => (one.isFile ? [one.key] : []))
    next = page.paginationToken
  } while (next !== undefined && next !== '')
}

async function folder(location: string): Promise<Disk> {
  await mkdir(location, { recursive: true, mode: 0o700 })
  return new Disk(new FSDriver({ location, visibility: 'private' }))
}

/** `https://KEY:SECRET@host/bucket?region=ap-south-1`. Its client is large, so it is loaded only if needed. */
export async function openBucket(url: URL): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
      endpoint: `${url.protocol}//${url.host}`,
      forcePathStyle: true,
      region: url.searchParams.get('region') ?? 'us-east-1',
      bucket: url.pathname.slice(1),
      visibility: 'private',
    }),
  )
}
