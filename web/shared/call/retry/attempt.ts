import { ApiError } from '../api-error.ts'

/** Unanswered calls, by their content: the same call sent again is the same attempt and reuses its key. */
const unanswered = new Map<string, Attempt>()

interface Attempt {
  key: string
  began: number
  senders: number
}

/** The same call later than this is a new one. */
const longestMillis = 120_000

/** POSTs that change nothing (`reads` in the contract), and punches: two within two seconds count as one anyway, and in and out alternate. */
const unkeyed =
  /\/(punch-in|punch-out|[a-z-]*(effect|preview|rehearsal)|salary-(breakdown|arrears)|[a-z-]+-example|activity-log-chain\/head|pay-input-batch\/rows)$/

/** Whether the server remembers a call by its Idempotency-Key. */
export function isKeyed(call: string): boolean {
  return !call.startsWith('GET ') && !call.includes(' /api/auth/') && !unkeyed.test(call)
}

/**
 * Makes a call under its attempt's key. Any answer ends the attempt; without one (lost connection, server
 * unavailable) the same call sent again is the same attempt, and the server executes it once.
 */
export async function attempt<T>(carried: string, send: (key: string) => Promise<T>): Promise<T> {
  const now = Date.now()
  const known = unanswered.get(carried)
  const mine = known && now - known.began < longestMillis ? known : { key: newKey(), began: now, senders: 0 }
  unanswered.set(carried, mine)
  mine.senders += 1
  let isAnswered = true
  try {
    return await send(mine.key)
  } catch (error) {
    isAnswered = isRefusal(error)
    throw error
  } finally {
    mine.senders -= 1
    if (isAnswered && mine.senders === 0 && unanswered.get(carried) === mine) unanswered.delete(carried)
  }
}

/** Whether the error is an answer that says nothing was done; otherwise the outcome is unknown. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status > 0 && error.status < 500
}

/** Not `randomUUID`: browsers offer it only on secure origins. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
