import type { Readable } from 'node:stream'

/** A reply that is not JSON. */
export interface Bytes {
  type: string
  content: Buffer | Readable
  /** Offered as a download under this name. */
  name?: string
  /** Seconds a browser may keep it; private unless `isPublic`. */
  maxAge?: number
  isPublic?: boolean
}
