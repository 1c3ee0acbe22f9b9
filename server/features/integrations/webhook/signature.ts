import { createHmac, randomBytes } from 'node:crypto'
import type { Instant } from '@muster/contract/values.ts'
import { secondsBetween } from '../../../platform/clock.ts'

const prefix = 'whsec_'

/** A signing secret in the Standard Webhooks format: 32 random bytes. */
export const newSigningSecret = () => prefix + randomBytes(32).toString('base64')

/**
 * The headers of a message: its id, the second at which it is sent, and for each secret a signature of both and the body, by HMAC-SHA256
 * (Standard Webhooks, version 1).
 */
export function signed(id: string, now: Instant, body: string, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(secondsBetween('1970-01-01T00:00:00.000Z', now)))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
