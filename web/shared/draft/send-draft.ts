import { t } from '@lingui/core/macro'
import { ApiError } from '../call/api-error.ts'
import { isRefusal } from '../call/retry/attempt.ts'
import type { Draft } from './draft.ts'

/** The server remembers a key for a day; a little less, as clocks differ. */
const rememberedMillis = 23 * 3_600_000

/**
 * Sends form input under its draft's key, which stays the same until there is an answer: sent again later, from another
 * tab or after a reload, it is executed once. If it could be executed twice, the person is told first, and has to submit again.
 *
 * @throws ApiError
 */
export async function sendDraft<T>(draft: Draft, send: (attemptKey: string) => Promise<T>): Promise<T> {
  const { key, at } = draft.attempt()
  if (Date.now() - Date.parse(at) > rememberedMillis) {
    draft.answered()
    throw new ApiError(409, t`This may have been submitted already. Check your requests first, then submit again.`)
  }
  try {
    const reply = await send(key)
    draft.answered()
    return reply
  } catch (error) {
    if (isRefusal(error)) draft.answered()
    throw hasOtherContent(error)
      ? new ApiError(
          422,
          t`This was submitted before your last changes. Check your requests before you submit it again.`,
        )
      : error
  }
}

function hasOtherContent(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422 && error.errors[0]?.path === 'headers.idempotency-key'
}
