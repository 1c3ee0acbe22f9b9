import type { Day, Month } from '@muster/contract/values.ts'
import type { ProrationBasis } from '@muster/engine/payroll/payslip/payslip-input.ts'

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
    /** Half of a day alone where `half` says so. */
    | { kind: 'leave'; to: Day; policy: 'CL' | 'LWP'; half: boolean }
    | { kind: 'move'; state: PlaceState }
    | { kind: 'holiday' }
    | { kind: 'once'; type: OnceType; amount: number }
    | { kind: 'loan'; amount: number; months: number }
    | { kind: 'reversal' }
    | { kind: 'regime' }
    | { kind: 'declaration'; amount: number }
    | { kind: 'voluntary'; amount: number }
    | { kind: 'pan' }
    | { kind: 'gender'; gender: Gender }
    /** What the company settles otherwise, from the next run on. */
    | { kind: 'dayBasis'; basis: ProrationBasis }
    | { kind: 'payMonth'; payMonth: PayMonth }
    | { kind: 'pfBasis'; wageBasis: PfWageBasis }
    | { kind: 'esi'; enabled: boolean }
    /** Registered for a scheme, or not any more, from the first open month; in the state of the person where it is one of a state. */
    | { kind: 'registration'; section: RegistrationSection; isRegistered: boolean }
    /** An account is told, or another one. */
    | { kind: 'bank' }
    /** The bank sends the next payment back; it is paid again since, or still to be. */
    | { kind: 'returned'; again: boolean }
    /** The pay of the next run is kept back, and released before or after the others are paid. */
    | { kind: 'hold'; release: 'before' | 'after' }
    /** The settlement of who has left is reversed, and made once more. */
    | { kind: 'unsettled' }
  )

export type FactKind = Fact['kind'] | 'joining' | 'firstSalary' | 'reopening'
export type Gender = 'female' | 'male'
export type PayMonth = 'this' | 'next'
export type PfWageBasis = 'codeWages' | 'basicDa'
export type OnceType = 'earning' | 'deduction' | 'reimbursement' | 'perquisite'
/** Kerala and Tamil Nadu tax the half-year, Bihar the year; Delhi and Haryana none. The fund of Haryana is a part of the wages. */
export type PlaceState = 'KA' | 'MH' | 'DL' | 'KL' | 'TN' | 'BR' | 'HR'
export type RegistrationSection = 'pf' | 'pt' | 'lwf'

export interface Newcomer {
  name: string
  joinedOn: Day
  told: Day
  /** When the first salary is entered. */
  salaryTold: Day
  /** Rupees a month. */
  monthly: number
  state: PlaceState
  gender: Gender | null
  hasPan: boolean
}

/** A small company from its first month on Muster; after the last of `months` three more are run. */
export interface Life {
  begins: Month
  months: number
  basis: ProrationBasis
  payMonth: PayMonth
  people: Newcomer[]
  facts: Fact[]
  /** For each month the day it is run: days after its last day, or before it. */
  runs: number[]
  /** For each month how it is approved: by one click, by two at the same moment, or while somebody calculates it again. */
  clicks: Clicks[]
  /** For each month after how many days it is opened again, to be approved anew and paid; null for one that is not. */
  reopened: (number | null)[]
}

export type Clicks = 'once' | 'twice' | 'whileCalculated'

/** The months that are run after everything was told. */
export const closingMonths = 3
