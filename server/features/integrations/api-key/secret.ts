import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { Id } from '@muster/contract/values.ts'
import { keyPrefix } from '../../../platform/serve/api-key.ts'

/** The secret contains the ids of company and key, so that the company is known before any of its data is read. */
export function newSecret(organisation: Id, key: Id): { text: string; digest: string; lastFour: string } {
  const named = Buffer.from(`${organisation}${key}`.replaceAll('-', ''), 'hex')
  const text = keyPrefix + Buffer.concat([named, randomBytes(32)]).toString('base64url')
  return { text, digest: digestOf(text), lastFour: text.slice(-4) }
}

/** Null if it is not one of our secrets. */
export function readSecret(text: string): { organisation: Id; key: Id } | null {
  const body = text.slice(keyPrefix.length)
  const bytes = Buffer.from(body, 'base64url')
  if (!text.startsWith(keyPrefix) || bytes.length !== 64 || bytes.toString('base64url') !== body) return null
  const [organisation, key] = [uuid(bytes.subarray(0, 16)), uuid(bytes.subarray(16, 32))]
  if (![organisation, key].every((id) => Id.safeParse(id).success)) return null
  return { organisation: organisation as Id, key: key as Id }
}

/** The secret has 256 random bits, so it needs no slow hash. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function uuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
