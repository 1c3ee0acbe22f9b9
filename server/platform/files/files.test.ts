import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aBucket } from '../../testing/a-bucket.ts'
import { newId } from '../id.ts'
import { openFiles, type Files } from './files.ts'

async function keepsReadsAndForgets(files: Files): Promise<void> {
  const organisation = newId()
  const key = await files.keep(organisation, 'logo', Buffer.from('a picture'), 'webp')
  expect(key).toMatch(new RegExp(`^${organisation}/logo/[0-9a-f-]{36}\\.webp$`))
  expect((await files.read(key)).toString()).toBe('a picture')
  await files.remove(key)
  await expect(files.read(key)).rejects.toThrow()
}

describe('files', () => {
  it('are stored in a folder of the data directory', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'muster-files-'))
    await keepsReadsAndForgets(await openFiles({ directory }))
    await rm(directory, { recursive: true })
  })

  it('are stored in a bucket if there is one', async () => {
    const bucket = await aBucket()
    await keepsReadsAndForgets(
      await openFiles({ directory: '/nowhere', s3Url: `${bucket.url}/company?region=ap-south-1` }),
    )
    expect(bucket.calls).toEqual(['PUT', 'GET', 'DELETE', 'GET'])
    bucket.close()
  })

  it('are refused temporarily while the bucket is unavailable or full', async () => {
    const bucket = await aBucket()
    const files = await openFiles({ directory: '/nowhere', s3Url: `${bucket.url}/company` })
    for (const trouble of ['away', 'full'] as const) {
      bucket.trouble = trouble
      await expect(files.keep(newId(), 'document', Buffer.from('a bill'), 'pdf')).rejects.toMatchObject({
        ...{ status: 503, retryAfter: 5, cause: expect.any(Error) },
      })
    }
    bucket.trouble = null
    await keepsReadsAndForgets(files)
    bucket.close()
  }, 30_000)

  it('cannot be reached outside their folder', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'muster-files-'))
    const files = await openFiles({ directory })
    await expect(files.read('../secret')).rejects.toThrow()
    await rm(directory, { recursive: true })
  })
})
