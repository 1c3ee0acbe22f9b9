import type { FieldError } from '@muster/contract/envelope.ts'

/** A call that did not succeed. `message` is fit to be shown as it is. */
export class ApiError extends Error {
  /** HTTP status; 0 when no reply arrived. */
  readonly status: number
  /** Wrong fields, with paths such as `body.rows.2.amount`; empty when the fault is not a field's. */
  readonly errors: readonly FieldError[]
  /** The session is over. */
  readonly isLogout: boolean

  constructor(status: number, message: string, errors: readonly FieldError[] = [], isLogout = false) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
    this.isLogout = isLogout
  }
}

/** What to show for anything that was thrown. */
export function messageOf(error: unknown, otherwise = 'Something went wrong'): string {
  return error instanceof ApiError && error.message !== '' ? error.message : otherwise
}
