import { ApiError } from './api-error.ts'

/** Calls that have no answer yet, by what they carry: the same sent again is the same attempt and has its key. */
const unanswered = new Map<string, Attempt>()

interface Attempt {
  key: string
  began: number
  senders: number
}

/** The same call later than this is a new one. */
const longestMillis = 120_000

/** POSTs that change nothing (`reads` in the contract), and punches: two within two seconds are one anyway, and in follows out. */
const unkeyed =
  /\/(punch-in|punch-out|[a-z-]*(effect|preview|rehearsal)|salary-breakdown|[a-z-]+-example|activity-log-chain\/head|pay-input-batch\/rows)$/

/** Whether the server remembers a call by its Idempotency-Key. */
export function isKeyed(call: string): boolean {
  return !call.startsWith('GET ') && !call.includes(' /api/auth/') && !unkeyed.test(call)
}

/**
 * Makes a call under the key of its attempt. The key goes with the answer, whatever it says; where none came (the
 * connection broke, the server was away), sending the same again is the same attempt, and the server does it once.
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
    isAnswered = isAnswer(error)
    throw error
  } finally {
    mine.senders -= 1
    if (isAnswered && mine.senders === 0 && unanswered.get(carried) === mine) unanswered.delete(carried)
  }
}

/** Whether what was thrown says that nothing was done; else that is not known. */
export function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status > 0 && error.status < 500
}

/** Not `randomUUID`: browsers have it on secure addresses alone. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
