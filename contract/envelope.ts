import type { CursorInfo, PageInfo } from './routes.ts'
import type { Id } from './values.ts'

/** A wrong field: `path` joins keys with dots, for example `body.rows.2.amount`. */
export interface FieldError {
  path: string
  message: string
}

export interface Success<T> {
  success: true
  message?: string
  /** The change awaits a second person (status 202): its id. */
  pendingChange?: Id
  data: T
  pagination?: PageInfo | CursorInfo
}

export interface Failure {
  success: false
  message: string
  errors?: FieldError[]
  /** The session is over: the client clears it and goes to /login. */
  isLogout?: boolean
  /** Retry after the owner has proved their identity again (`POST /api/auth/user/prove`). */
  needsProof?: boolean
  /** The company of this address requires its own sign-in (`POST /api/auth/sso/begin`). */
  needsSso?: boolean
}
