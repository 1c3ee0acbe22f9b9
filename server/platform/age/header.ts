import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'
import { publicKey, rawPublic } from './keys.ts'

/** The header of an age file (age-encryption.org/v1): its key, wrapped for each recipient. */
export function writeHeader(fileKey: Buffer, recipients: readonly Buffer[]): Buffer {
  const stanzas = recipients.map((recipient) => {
    const own = generateKeyPairSync('x25519').privateKey
    const share = rawPublic(own)
    const shared = diffieHellman({ privateKey: own, publicKey: publicKey(recipient) })
    const body = wrap(fileKey, wrappingKey(shared, share, recipient))
    return `-> X25519 ${base64(share)}\n${base64(body)}\n`
  })
  const text = `${first}\n${stanzas.join('')}---`
  return Buffer.from(`${text} ${base64(mac(fileKey, text))}\n`)
}

/** The file's key; throws if none of the identities can read it, or the header was changed. */
export function openHeader(header: string, identities: readonly KeyObject[]): Buffer {
  const end = header.lastIndexOf('--- ')
  if (!header.startsWith(`${first}\n`) || end === -1) throw new Error('This is no file of age.')
  const stanzas = header.slice(first.length + 1, end).matchAll(/^-> X25519 (\S+)\n(\S+)\n/gm)
  for (const [, share = '', body = ''] of stanzas) {
    for (const identity of identities) {
      const fileKey = unwrap(Buffer.from(body, 'base64'), keyFor(identity, Buffer.from(share, 'base64')))
      if (fileKey === undefined) continue
      const given = Buffer.from(header.slice(end + 4).trim(), 'base64')
      const right = mac(fileKey, header.slice(0, end + 3))
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Error('The header was changed.')
      return fileKey
    }
  }
  throw new Error('It was encrypted to another key than the one given.')
}

export function derive(key: Uint8Array, salt: Uint8Array, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, 32))
}

const first = 'age-encryption.org/v1'
const nonce = Buffer.alloc(12)

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '')

const mac = (fileKey: Buffer, text: string) =>
  createHmac('sha256', derive(fileKey, Buffer.alloc(0), 'header'))
    .update(text)
    .digest()

const wrappingKey = (shared: Buffer, share: Buffer, recipient: Buffer) =>
  derive(shared, Buffer.concat([share, recipient]), `${first}/X25519`)

function keyFor(identity: KeyObject, share: Buffer): Buffer {
  const shared = diffieHellman({ privateKey: identity, publicKey: publicKey(share) })
  return wrappingKey(shared, share, rawPublic(identity))
}

function wrap(fileKey: Buffer, key: Buffer): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 })
  return Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
}

function unwrap(body: Buffer, key: Buffer): Buffer | undefined {
  if (body.length !== 32) return undefined
  const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 })
  decipher.setAuthTag(body.subarray(16))
  const fileKey = decipher.update(body.subarray(0, 16))
  try {
    decipher.final()
    return fileKey
  } catch {
    return undefined
  }
}
