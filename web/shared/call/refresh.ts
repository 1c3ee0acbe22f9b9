import { t } from '@lingui/core/macro'
import { ApiError } from './api-error.ts'
import { roundTrip, readReply } from './round-trip.ts'
import { endSession } from './session-end.ts'
import { tokens } from './token-store.ts'

let running: Promise<void> | null = null

/**
 * Renews the access token after a 401. All calls that failed meanwhile wait for the same refresh. Tabs take turns, too:
 * a refresh token works once, and using it twice would end the session.
 */
export function refreshAccess(failedToken: string): Promise<void> {
  running ??= inTurn(() => renew(failedToken)).finally(() => {
    running = null
  })
  return running
}

async function renew(failedToken: string): Promise<void> {
  const stored = tokens.access()
  if (stored !== null && stored !== failedToken) return
  let accessToken: unknown
  try {
    const response = await roundTrip('/api/auth/user/refresh-token', {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json' },
    })
    const { data } = await readReply(response)
    accessToken = (data as { accessToken?: unknown } | null | undefined)?.accessToken
  } catch (error) {
    // Without an answer the session may still be alive: keep it and let the caller show the error.
    if (error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)) throw error
  }
  if (typeof accessToken === 'string' && accessToken !== '') {
    tokens.setAccess(accessToken)
    return
  }
  endSession('expired')
  throw new ApiError(401, t`Session expired. Please log in again.`, [], true)
}

function inTurn(work: () => Promise<void>): Promise<void> {
  // Missing on insecure origins.
  const locks = navigator.locks as LockManager | null | undefined
  return locks ? locks.request('muster-refresh', work) : work()
}
