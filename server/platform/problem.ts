import { say, type Sentence } from '@muster/engine/sentence.ts'
import { translate } from './language/translate.ts'

/** A wrong field, like `FieldError` of the contract, before its message is translated for the reader. */
export interface FieldFault {
  path: string
  message: Sentence
}

/** An error meant for the caller. Anything else that is thrown becomes a 500 without details. */
export class Problem extends Error {
  readonly status: number
  /** The reply, to be translated; `message` is its English, for logs. */
  readonly said: Sentence
  readonly errors: FieldFault[] | undefined
  readonly isLogout: boolean
  readonly retryAfter: number | undefined
  readonly needsProof: boolean
  readonly needsSso: boolean
  /** Part of normal work: not logged as a failure, whatever its status. */
  readonly isExpected: boolean
  /** The connection is closed with the reply, so that what else it carries need not be answered. */
  readonly closes: boolean
  /** Answered a moment later, so that repeating it at once brings nothing. */
  readonly isDelayed: boolean

  constructor(
    status: number,
    said: Sentence,
    more: {
      errors?: FieldFault[]
      isLogout?: boolean
      retryAfter?: number
      needsProof?: boolean
      needsSso?: boolean
      isExpected?: boolean
      closes?: boolean
      isDelayed?: boolean
    } = {},
  ) {
    super(translate(said))
    this.name = 'Problem'
    this.status = status
    this.said = said
    this.errors = more.errors
    this.isLogout = more.isLogout ?? false
    this.retryAfter = more.retryAfter
    this.needsProof = more.needsProof ?? false
    this.needsSso = more.needsSso ?? false
    this.isExpected = more.isExpected ?? false
    this.closes = more.closes ?? false
    this.isDelayed = more.isDelayed ?? status === 413
  }
}

/** 400: the call is malformed; every wrong field is named. */
export const invalid = (errors: FieldFault[], message = say`Some fields need correction.`) =>
  new Problem(400, message, { errors })

/** 400 for one field, for example `` wrongField('body.email', say`This email belongs to ${code}`) ``. */
export const wrongField = (path: string, message: Sentence) =>
  new Problem(400, message, { errors: [{ path, message }] })

/** 401 that a refreshed token may resolve. */
export const signedOut = (message = say`Sign in to continue.`) => new Problem(401, message)

/** 401 that ends the session. */
export const sessionOver = () => new Problem(401, say`Session expired. Please log in again.`, { isLogout: true })

export const forbidden = (message = say`No Access`) => new Problem(403, message)

/** 404: does not exist, or not for this caller. */
export const notFound = (message: Sentence) => new Problem(404, message)

/** 409: not possible in the present state. */
export const conflict = (message: Sentence, errors?: FieldFault[]) =>
  new Problem(409, message, errors ? { errors } : {})

/** 422: understood, but a rule refuses it. */
export const refused = (message: Sentence, errors?: FieldFault[]) => new Problem(422, message, errors ? { errors } : {})

export const tooMany = (seconds: number, message = say`Too many tries.`) =>
  new Problem(429, say`${message} ${wait(seconds)}`, { retryAfter: Math.ceil(seconds) })

export const unavailable = () =>
  new Problem(503, say`The service is unavailable for a moment. Try again shortly.`, { retryAfter: 2 })

/** 507: the disk is full. Confirmed data is safe; this call saved nothing. */
export const diskFull = () =>
  new Problem(507, say`There is no space left on the server. Nothing was saved. Tell your administrator.`, {
    retryAfter: 60,
  })

function wait(seconds: number): Sentence {
  if (seconds < 60) return say`Try again in ${Math.max(1, Math.ceil(seconds))} s.`
  return say`Try again in ${Math.ceil(seconds / 60)} min.`
}
