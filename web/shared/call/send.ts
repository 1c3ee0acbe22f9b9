import { ApiError } from './api-error.ts'
import { attempt, isKeyed } from './retry/attempt.ts'
import { takeEarlyReply } from './early.ts'
import { patientTrip } from './retry/patience.ts'
import { proveIdentity } from './proof.ts'
import { refreshAccess } from './refresh.ts'
import { contentOf, type UntypedSent, toRequest } from './request.ts'
import { type Reply, roundTrip, failureOf, readReply } from './round-trip.ts'

/** Sends one call; one that changes something carries the key that it is given, or that of its attempt. */
export function send(key: string, sent: UntypedSent = {}): Promise<Reply> {
  if (!isKeyed(key) || sent.attemptKey !== undefined) return sendOnce(key, sent)
  return attempt(contentOf(key, sent), (attemptKey) => sendOnce(key, { ...sent, attemptKey }))
}

/** A call that is refused until its owner proves their identity again is resent once they have. */
async function sendOnce(key: string, sent: UntypedSent): Promise<Reply> {
  try {
    return await sendFresh(key, sent)
  } catch (error) {
    if (!(error instanceof ApiError) || !error.needsProof || !(await proveIdentity())) throw error
    return sendFresh(key, sent)
  }
}

/** A 401 during a live session is answered by one refresh, shared by all waiting calls, and one retry. */
async function sendFresh(key: string, sent: UntypedSent): Promise<Reply> {
  const first = toRequest(key, sent)
  const isRead = key.startsWith('GET ')
  const trip = isRead && first.token !== null ? patientTrip : roundTrip
  const early = isRead ? await takeEarlyReply(first.url, first.token) : undefined
  const response = early !== undefined && early.status !== 429 ? early : await trip(first.url, first.init)
  if (response.status !== 401 || first.token === null || sent.bearer !== undefined) return readReply(response)
  if (isSignIn(key)) return readReply(response)
  const failure = await failureOf(response)
  if (failure.isLogout) throw failure
  await refreshAccess(first.token)
  const second = toRequest(key, sent)
  return readReply(await trip(second.url, second.init))
}

/** Wrong credentials do not mean an expired session, whatever old token was sent along. */
function isSignIn(key: string): boolean {
  return /\/api\/auth\/\w+\/(signin|2fa-verify|refresh-token|finish)$/.test(key)
}
