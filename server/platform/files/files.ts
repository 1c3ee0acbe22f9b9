import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Id } from '@muster/contract/values.ts'
import { newId } from '../id.ts'

export interface Files {
  /** Keeps bytes and answers their key. Keys begin with the organisation, so that one never reads another's. */
  keep(organisation: Id, kind: FileKind, bytes: Buffer, extension: string): Promise<string>
  read(key: string): Promise<Buffer>
  remove(key: string): Promise<void>
}

export type FileKind = 'logo' | 'photo' | 'document' | 'payslip'

/** Files lie in a folder of DATA_DIR, or in a bucket when S3_URL is set. */
export async function openFiles(settings: { directory: string; s3Url?: string | undefined }): Promise<Files> {
  const disk = settings.s3Url ? await bucket(new URL(settings.s3Url)) : await folder(join(settings.directory, 'files'))
  return {
    async keep(organisation, kind, bytes, extension) {
      const key = `${organisation}/${kind}/${newId()}.${extension}`
      await disk.put(key, bytes)
      return key
    },
    read: async (key) => Buffer.from(await disk.getBytes(key)),
    remove: (key) => disk.delete(key),
  }
}

async function folder(location: string): Promise<Disk> {
  await mkdir(location, { recursive: true, mode: 0o700 })
  return new Disk(new FSDriver({ location, visibility: 'private' }))
}

/** `https://KEY:SECRET@host/bucket?region=ap-south-1`. Its client is large, so it is loaded only where it is used. */
async function bucket(url: URL): Promise<Disk> {
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
