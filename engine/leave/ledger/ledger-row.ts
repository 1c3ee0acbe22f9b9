import type { Day, HalfDays } from '../../day.ts'
import type { Sentence } from '../../sentence.ts'
import type { GrantReason } from './accruals.ts'

/** One row of the ledger. A balance is the sum of `halfDays`; a grant's rows sum to what is left of it. */
export interface LedgerRow {
  /** Identifies what the row records; a correction has the key of the row it corrects. */
  key: string
  kind: 'grant' | 'carryForward' | 'consumption' | 'encashment' | 'expiry'
  on: Day
  /** Positive adds, negative takes. */
  halfDays: HalfDays
  /** The key of the grant that the row makes or uses; null for leave taken ahead of any grant. */
  grant: string | null
  /** The last day on which a grant can be used; null for other rows. */
  expiresOn: Day | null
  /** The `id` of the leave taken, the encashment or the extra grant. */
  sourceId: string | null
  why: LedgerReason
  correction?: boolean
}

/** The reason for a row: in words, and for accruals the figures. */
export interface LedgerReason extends Sentence {
  accrual?: GrantReason
}
