import { t } from '@lingui/core/macro'
import type { FieldError } from '@muster/contract/envelope.ts'

/** A failed call. `message` can be shown as it is. */
export class ApiError extends Error {
  /** HTTP status; 0 when no reply arrived. */
  readonly status: number
  /** Wrong fields, with paths such as `body.rows.2.amount`; empty if the error does not concern a field. */
  readonly errors: readonly FieldError[]
  /** The session is over. */
  readonly isLogout: boolean

  /** The person has to prove their identity again. */
  readonly needsProof: boolean

  /** The company at this address requires its own sign-in. */
  readonly needsSso: boolean

  /** Whether the message is the server's; otherwise it is ours, for a reply without one or no reply. */
  readonly isFromServer: boolean

  constructor(
    status: number,
    message: string,
    errors: readonly FieldError[] = [],
    isLogout = false,
    isFromServer = true,
    needsProof = false,
    needsSso = false,
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
    this.isLogout = isLogout
    this.isFromServer = isFromServer
    this.needsProof = needsProof
    this.needsSso = needsSso
  }
}

/** What to show for anything thrown: the server's message, else `otherwise`, else our own. */
export function messageOf(error: unknown, otherwise?: string): string {
  if (!(error instanceof ApiError) || error.message === '') return otherwise ?? t`Something went wrong`
  return error.isFromServer ? error.message : (otherwise ?? error.message)
}
