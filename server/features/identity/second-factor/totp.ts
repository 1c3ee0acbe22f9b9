import { createHmac, randomBytes } from 'node:crypto'
import type { Instant } from '@muster/contract/values.ts'

/** TOTP codes as in RFC 6238, with the options that all apps support: SHA-1, six digits, 30 seconds each. */
const stepSeconds = 30
const digits = 6
/** In steps: a clock may be 30 seconds off either way. */
const drift = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 bits, as the RFC recommends, in base 32. */
export const newSecret = (): string => toBase32(randomBytes(20))

export const stepAt = (now: Instant): number => Math.floor(Date.parse(now) / 1000 / stepSeconds)

/** The code of a secret in one 30-second step. */
export function codeAt(secret: string, step: number): string {
  const moment = Buffer.alloc(8)
  moment.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(moment).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, '0')
}

/** The step whose code this is, of the present one and those beside it; null if none. */
export function stepOf(secret: string, code: string, now: Instant): number | null {
  const present = stepAt(now)
  for (let step = present - drift; step <= present + drift; step += 1) if (codeAt(secret, step) === code) return step
  return null
}

/** The content of the QR code; the app shows `issuer` and `account`. */
export function enrolmentUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer, digits: String(digits), period: String(stepSeconds) })}`
}

export function toBase32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Buffer {
  let bits = ''
  for (const letter of text) bits += alphabet.indexOf(letter).toString(2).padStart(5, '0')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}
