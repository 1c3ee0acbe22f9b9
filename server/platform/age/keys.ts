import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { StartError } from '../start-error.ts'
import { decodeBech32, encodeBech32 } from './bech32.ts'

/** Two texts in the form of `age-keygen`: the first encrypts, the second decrypts. */
export interface KeyPair {
  recipient: string
  identity: string
}

export function newKeyPair(): KeyPair {
  const { privateKey } = generateKeyPairSync('x25519')
  const raw = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(privatePrefix.length)
  return {
    recipient: encodeBech32('age', rawPublic(privateKey)),
    identity: encodeBech32('age-secret-key-', raw).toUpperCase(),
  }
}

/** The public keys in a text, separated by spaces. */
export function readRecipients(text: string): Buffer[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => {
      const raw = decodeBech32('age', one)
      if (raw?.length !== 32) throw new StartError(`${one} is no public key of age; one begins with age1.`)
      return raw
    })
}

/** The private keys in a file from `age-keygen`, with comments. */
export function readIdentities(text: string): KeyObject[] {
  const keys = text.split(/\s+/).flatMap((one) => {
    const raw = decodeBech32('age-secret-key-', one)
    return raw?.length === 32 ? [privateKey(raw)] : []
  })
  if (keys.length === 0) throw new StartError('There is no private key of age in it; one begins with AGE-SECRET-KEY-1.')
  return keys
}

export const publicKey = (raw: Uint8Array): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: Buffer.from(raw).toString('base64url') }, format: 'jwk' })

/** The raw bytes of a public key, or of a private key's public half. */
export function rawPublic(key: KeyObject): Buffer {
  const half = key.type === 'private' ? createPublicKey(key) : key
  return Buffer.from(half.export({ format: 'jwk' }).x ?? '', 'base64url')
}

const privatePrefix = Buffer.from('302e020100300506032b656e04220420', 'hex')

function privateKey(raw: Uint8Array): KeyObject {
  return createPrivateKey({ key: Buffer.concat([privatePrefix, raw]), format: 'der', type: 'pkcs8' })
}
