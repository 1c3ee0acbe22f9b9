import type { Day, Month } from '@muster/contract/values.ts'
import type { ProrationBasis } from '@muster/engine/payroll/payslip-input.ts'

/** What happens to somebody, by the number of the person: on a true day, and told to Muster on another. */
interface Happening {
  who: number
  day: Day
  told: Day
}

export type Fact = Happening &
  /** So much more a month than before. */
  (
    | { kind: 'raise'; more: number }
    | { kind: 'cut'; monthly: number }
    | { kind: 'exit' }
    /** The leaving is taken back. */
    | { kind: 'stays' }
    | { kind: 'joinedOtherwise' }
    | { kind: 'absence' }
    /** An absence that was none. */
    | { kind: 'presence' }
    | { kind: 'leave'; to: Day }
    | { kind: 'move'; state: PlaceState }
    | { kind: 'holiday' }
    | { kind: 'once'; type: OnceType; amount: number }
    | { kind: 'loan'; amount: number; months: number }
    | { kind: 'reversal' }
    | { kind: 'regime' }
    | { kind: 'declaration'; amount: number }
    | { kind: 'voluntary'; amount: number }
  )

export type FactKind = Fact['kind'] | 'joining' | 'firstSalary'
export type OnceType = 'earning' | 'deduction' | 'reimbursement' | 'perquisite'
export type PlaceState = 'KA' | 'MH' | 'DL'

export interface Newcomer {
  name: string
  joinedOn: Day
  told: Day
  /** When the first salary is entered. */
  salaryTold: Day
  /** Rupees a month. */
  monthly: number
  state: PlaceState
}

/** A small company from its first month on Muster; after the last of `months` three more are run. */
export interface Life {
  begins: Month
  months: number
  basis: ProrationBasis
  people: Newcomer[]
  facts: Fact[]
  /** For each month the day it is run: days after its last day, or before it. */
  runs: number[]
}

/** The months that are run after everything was told. */
export const closingMonths = 3
