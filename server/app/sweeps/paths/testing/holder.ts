import type { Id } from '@muster/contract/values.ts'

/** An account in the walker's hands: to sign in with, or a secret to call with. */
export interface Holder {
  kind: 'person' | 'key' | 'provider'
  name: string
  account: Id
  /** Null without an employee record. */
  employee: Id | null
  /** Of a key or of the provider; a person signs in. */
  token: string | null
}

/** One call that a holder could make. */
export interface Attempt {
  name: string
  /** "PUT /api/v1/…", or a path of SCIM after the method. */
  key: string
  params?: object
  query?: object
  body?: object
}

/** What lies before the walker. */
export interface Sight {
  held: readonly Holder[]
  /** Accounts by which the walker does not act, with the request that is pending of each. */
  claims: readonly { request: Id; requester: Id }[]
}
