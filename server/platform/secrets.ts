import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'

export interface Secrets {
  /** Encrypts a field (AES-256-GCM); `purpose` names table and column and must be the same when it is opened. */
  seal(purpose: string, plain: string): string
  open(purpose: string, sealed: string): string
  /** A keyed digest, to find or compare a secret without keeping it (codes, tokens, duplicate bank accounts). */
  digest(purpose: string, value: string): string
  /** A key of 32 bytes for another use, for example signing access tokens. */
  key(purpose: string): Uint8Array
}

/** All keys are derived from MUSTER_SECRET, one for each purpose. */
export function createSecrets(secret: string): Secrets {
  const key = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'muster', purpose, 32))
  const keys = new Map<string, Uint8Array>()
  const keyOf = (purpose: string) => {
    const known = keys.get(purpose) ?? key(purpose)
    keys.set(purpose, known)
    return known
  }
  return {
    seal(purpose, plain) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyOf(`field:${purpose}`), iv)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `v1.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed.slice(3), 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', keyOf(`field:${purpose}`), bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    digest: (purpose, value) =>
      createHmac('sha256', keyOf(`digest:${purpose}`))
        .update(value)
        .digest('base64url'),
    key: keyOf,
  }
}

/** A random token of 256 bits, URL-safe. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** Six random digits. */
export const randomCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** Equal, without telling by the time taken where they differ. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(a), digest(b))
}
