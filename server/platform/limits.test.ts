import { expect, test } from 'vitest'
import { createLimits } from './limits.ts'

const rate = { max: 2, seconds: 60 }

/** Redis while its client is disconnected: every command waits. */
const away = { isReady: false, multi: never, del: never, sendCommand: never, eval: never }

test.each([
  ['in this process', undefined],
  ['while Redis is away', away],
])('a limit holds %s, and is forgiven', async (_, redis) => {
  const limits = createLimits(redis)
  const spend = () => limits.spend('sign-in', 'priya@acme.test', rate)
  await spend()
  await spend()
  await expect(spend()).rejects.toMatchObject({ status: 429, retryAfter: 60 })
  await limits.spend('sign-in', 'arjun@acme.test', rate)
  await limits.forgive('sign-in', 'priya@acme.test', rate)
  await spend()
})

function never(): Promise<never> {
  return new Promise(() => {})
}
