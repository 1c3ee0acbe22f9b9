import { t } from '@lingui/core/macro'
import { ApiError } from '../../../shared/call/api-error.ts'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'

export type Effect = ReplyOf<RouteOf<'POST /api/v1/user/pay-input-batch/preview'>>

/** The errors in the rows, or that the request failed. */
export function errorsOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [t`Something went wrong`]
  const messages = (error.errors ?? []).map(({ message }) => message)
  return messages.length > 0 ? messages : [error.message]
}
