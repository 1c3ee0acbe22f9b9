import type { Readable } from 'node:stream'

/** A reply that is not JSON. */
export interface Bytes {
  type: string
  content: Buffer | Readable
  /** Offered as a download under this name. */
  name?: string
  /** Seconds for which anybody may keep it; left out for what is private, which nobody keeps. */
  publicFor?: number
}
