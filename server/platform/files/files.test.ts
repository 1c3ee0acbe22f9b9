import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
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
  it('lie in a folder of the data directory', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'muster-files-'))
    await keepsReadsAndForgets(await openFiles({ directory }))
    await rm(directory, { recursive: true })
  })

  it('lie in a bucket when there is one', async () => {
    const bucket = await aBucket()
    await keepsReadsAndForgets(
      await openFiles({ directory: '/nowhere', s3Url: `${bucket.url}/company?region=ap-south-1` }),
    )
    expect(bucket.calls).toEqual(['PUT', 'GET', 'DELETE', 'GET'])
    bucket.close()
  })

  it('cannot be reached outside their folder', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'muster-files-'))
    const files = await openFiles({ directory })
    await expect(files.read('../secret')).rejects.toThrow()
    await rm(directory, { recursive: true })
  })
})

/** As much of an object store as three calls need. */
async function aBucket() {
  const kept = new Map<string, Buffer>()
  const calls: string[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    const path = new URL(request.url ?? '', 'http://bucket').pathname
    calls.push(request.method ?? '')
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      if (request.method === 'PUT')
        kept.set(path, unchunked(Buffer.concat(pieces), request.headers['content-encoding']))
      if (request.method === 'DELETE') kept.delete(path)
      const found = kept.get(path)
      response.statusCode = request.method === 'GET' && !found ? 404 : 200
      response.end(request.method === 'GET' ? found : undefined)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://key:secret@127.0.0.1:${port}`, calls, close: () => server.close() }
}

/** The client may send the body in signed chunks: `9\r\na picture\r\n0\r\n…`. */
function unchunked(body: Buffer, encoding: string | undefined): Buffer {
  if (!encoding?.includes('aws-chunked')) return body
  const end = body.indexOf('\r\n')
  return body.subarray(end + 2, end + 2 + Number.parseInt(body.subarray(0, end).toString(), 16))
}
