import type { Readable } from 'node:stream'

/** A reply that is not JSON. */
export interface Bytes {
  type: string
  /** A function is called once the transaction is over, because storage must not hold a database connection. */
  content: Buffer | Readable | (() => Promise<Buffer | Readable>)
  /** Offered as a download under this name. */
  name?: string
  /** Seconds for which anyone may cache it; absent for private files, which no one caches. */
  publicFor?: number
  /** 200, or 202 with the seconds after which to try again, if it is not ready yet. */
  status?: 202
  retryAfter?: number
}

/** A reply that is ready to be sent. */
export type Settled = { json: string | Buffer } | SettledBytes
export interface SettledBytes extends Bytes {
  content: Buffer | Readable
}
