import type { Instant } from '../zone.ts'

/** A moment at which a person came or went. It never changes; a correction supersedes it. */
export interface Punch {
  kind: 'in' | 'out'
  at: Instant
  superseded?: boolean
}
