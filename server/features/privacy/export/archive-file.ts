import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream'
import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'

const cipherName = 'aes-256-gcm'

/** The location of an archive, and how it opens: key, vector and tag, sealed like people's numbers. */
export interface KeptArchive {
  key: string
  sealed: string
  bytes: number
}

/** Stores an archive sealed, like identity and bank numbers, without holding it all in memory. */
export async function keepSealed(app: App, organisation: Id, zip: AsyncIterable<Buffer>): Promise<KeptArchive> {
  const [key, iv] = [randomBytes(32), randomBytes(12)]
  const cipher = createCipheriv(cipherName, key, iv)
  const arrived = await app.incoming.take(through(Readable.from(zip), cipher))
  try {
    const fileKey = await app.files.keep(organisation, 'export', arrived, 'zip')
    const opener = Buffer.concat([key, iv, cipher.getAuthTag()]).toString('base64url')
    return { key: fileKey, sealed: app.secrets.seal('personal_export.key', opener), bytes: arrived.size }
  } finally {
    await arrived.remove()
  }
}

/** The original archive. The download is aborted if the bytes differ from what was stored. */
export async function opened(app: App, { key, sealed }: Pick<KeptArchive, 'key' | 'sealed'>): Promise<Readable> {
  const opener = Buffer.from(app.secrets.open('personal_export.key', sealed), 'base64url')
  const decipher = createDecipheriv(cipherName, opener.subarray(0, 32), opener.subarray(32, 44))
  decipher.setAuthTag(opener.subarray(44))
  return through(await app.files.stream(key), decipher)
}

/** An error on either side ends the other. */
function through(from: Readable, by: Transform): Transform {
  return pipeline(from, by, () => undefined) as Transform
}
