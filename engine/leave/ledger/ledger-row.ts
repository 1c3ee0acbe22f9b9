import type { Day, HalfDays } from '../../day.ts'
import type { Sentence } from '../../sentence.ts'
import type { GrantReason } from './accruals.ts'

/** One row of the ledger. A balance is the sum of `halfDays`; the rows of one grant sum to what is left of it. */
export interface LedgerRow {
  /** Names what the row records; a correction has the key of what it corrects. */
  key: string
  kind: 'grant' | 'carryForward' | 'consumption' | 'encashment' | 'expiry'
  on: Day
  /** Added when positive, taken when negative. */
  halfDays: HalfDays
  /** The key of the grant that the row makes or uses; null for leave taken ahead of any grant. */
  grant: string | null
  /** The last day on which a grant can be used; null for other rows. */
  expiresOn: Day | null
  /** The `id` of the leave taken, of the encashment or of the extra grant. */
  sourceId: string | null
  why: LedgerReason
  correction?: boolean
}

/** Why a row is there: in words, and for what accrued the figures. */
export interface LedgerReason extends Sentence {
  accrual?: GrantReason
}
