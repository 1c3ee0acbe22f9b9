import type { Day, Month } from '@muster/contract/values.ts'
import type { ProrationBasis } from '@muster/engine/payroll/payslip/payslip-input.ts'

/** An event for a person, by number: true on one day, recorded in Muster on another. */
interface Happening {
  who: number
  day: Day
  told: Day
}

export type Fact = Happening &
  /** The monthly raise. */
  (
    | { kind: 'raise'; more: number }
    | { kind: 'cut'; monthly: number }
    | { kind: 'exit' }
    /** The exit is withdrawn. */
    | { kind: 'stays' }
    /** Hired again after an exit, for so much a month. */
    | { kind: 'again'; monthly: number }
    | { kind: 'joinedOtherwise' }
    | { kind: 'absence' }
    /** An absence that was not one. */
    | { kind: 'presence' }
    /** Only half of a day if `half` is true. */
    | { kind: 'leave'; to: Day; policy: 'CL' | 'LWP'; half: boolean }
    | { kind: 'move'; state: PlaceState }
    /** To the other legal entity, or back to the organisation, from the first of a month. */
    | { kind: 'employer'; isOther: boolean }
    | { kind: 'holiday' }
    | { kind: 'once'; type: OnceType; amount: number }
    | { kind: 'loan'; amount: number; months: number }
    | { kind: 'reversal' }
    | { kind: 'regime' }
    | { kind: 'declaration'; amount: number }
    | { kind: 'voluntary'; amount: number }
    | { kind: 'pan' }
    | { kind: 'gender'; gender: Gender }
    /** A change of the company's configuration, from the next run. */
    | { kind: 'dayBasis'; basis: ProrationBasis }
    | { kind: 'payMonth'; payMonth: PayMonth }
    | { kind: 'pfBasis'; wageBasis: PfWageBasis }
    | { kind: 'esi'; enabled: boolean }
    /** Registered for a scheme, or no longer, from the first open month; a state's scheme in the person's state. */
    | { kind: 'registration'; section: RegistrationSection; isRegistered: boolean }
    /** A first or another account is recorded. */
    | { kind: 'bank' }
    /** The bank returns the next payment; it is paid again, or remains open. */
    | { kind: 'returned'; again: boolean }
    /** The pay of the next run is held, and released before or after the others are paid. */
    | { kind: 'hold'; release: 'before' | 'after' }
    /** A leaver's settlement is reversed, and made again. */
    | { kind: 'unsettled' }
  )

export type FactKind = Fact['kind'] | 'joining' | 'firstSalary' | 'reopening'
export type Gender = 'female' | 'male'
export type PayMonth = 'this' | 'next'
export type PfWageBasis = 'codeWages' | 'basicDa'
export type OnceType = 'earning' | 'deduction' | 'reimbursement' | 'perquisite'
/** Kerala and Tamil Nadu tax the half-year, Bihar the year; Delhi and Haryana not at all. Haryana's fund is a percentage of wages. */
export type PlaceState = 'KA' | 'MH' | 'DL' | 'KL' | 'TN' | 'BR' | 'HR'
export type RegistrationSection = 'pf' | 'pt' | 'lwf'

export interface Newcomer {
  name: string
  joinedOn: Day
  told: Day
  /** When the first salary is recorded. */
  salaryTold: Day
  /** Rupees a month. */
  monthly: number
  state: PlaceState
  gender: Gender | null
  hasPan: boolean
}

/** A small company from its first month in Muster; after the last of `months` three more are run. */
export interface Life {
  begins: Month
  months: number
  basis: ProrationBasis
  payMonth: PayMonth
  people: Newcomer[]
  facts: Fact[]
  /** For each month the day of its run: days after its last day, or before it. */
  runs: number[]
  /** For each month how it is approved: by one click, by two at the same moment, or during another calculation. */
  clicks: Clicks[]
  /** For each month the days until it is reopened, to be approved again and paid; null if it is not. */
  reopened: (number | null)[]
}

export type Clicks = 'once' | 'twice' | 'whileCalculated'

/** The months run after everything was recorded. */
export const closingMonths = 3
