import type { FieldError } from '@muster/contract/envelope.ts'

/** An error that is the caller's to read. Everything else that is thrown becomes a 500 without details. */
export class Problem extends Error {
  readonly status: number
  readonly errors: FieldError[] | undefined
  readonly isLogout: boolean
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    message: string,
    more: { errors?: FieldError[]; isLogout?: boolean; retryAfter?: number } = {},
  ) {
    super(message)
    this.name = 'Problem'
    this.status = status
    this.errors = more.errors
    this.isLogout = more.isLogout ?? false
    this.retryAfter = more.retryAfter
  }
}

/** 400: the call is not of its form; every wrong field is named. */
export const invalid = (errors: FieldError[], message = 'Some fields are not right.') =>
  new Problem(400, message, { errors })

/** 400 for one field, for example `wrongField('body.email', 'This email belongs to ACM-1042')`. */
export const wrongField = (path: string, message: string) => new Problem(400, message, { errors: [{ path, message }] })

/** 401 that a refreshed token may mend. */
export const signedOut = (message = 'Sign in to continue.') => new Problem(401, message)

/** 401 that ends the session. */
export const sessionOver = () => new Problem(401, 'Session expired. Please log in again.', { isLogout: true })

export const forbidden = (message = 'No Access') => new Problem(403, message)

/** 404: not there, or not there for this caller. */
export const notFound = (what: string) => new Problem(404, `${what} was not found.`)

/** 409: the state of things does not allow it now. */
export const conflict = (message: string, errors?: FieldError[]) => new Problem(409, message, errors ? { errors } : {})

/** 422: understood, but a rule refuses it. */
export const refused = (message: string, errors?: FieldError[]) => new Problem(422, message, errors ? { errors } : {})

export const tooMany = (seconds: number, words = 'Too many tries') =>
  new Problem(429, `${words}. Try again in ${wait(seconds)}.`, { retryAfter: Math.ceil(seconds) })

export const unavailable = () =>
  new Problem(503, 'The service is not available for a moment. Try again shortly.', { retryAfter: 2 })

/** 507: the disk is full. What was confirmed stays; what was asked for now was not saved. */
export const diskFull = () =>
  new Problem(507, 'There is no space left on the server. Nothing was saved. Tell your administrator.', {
    retryAfter: 60,
  })

function wait(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.ceil(seconds))} s`
  return `${Math.ceil(seconds / 60)} min`
}
