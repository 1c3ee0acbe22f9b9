import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Day, Id, Paise } from '@muster/contract/values.ts'
import type { Tx } from '../../platform/database/tx.ts'

/** Who asks. */
export interface Requester {
  employee: Id
  account: Id
  name: string
  /** Of the place of work. */
  zone: string
}

/** What a draft asks for, in the words and columns that all requests share. */
export interface Outline<Facts> {
  /** "Casual leave" */
  title: string
  /** "2.5 days" */
  quantity: string
  reason: string
  startsOn: Day | null
  endsOn: Day | null
  amount?: Paise
  /** Half-days, where a level can depend on them. */
  halves?: number
  /** What was worked out from the draft and has to stay as it was. */
  facts: Facts
}

/** A request as it was written. */
export interface Written<Draft, Facts> extends Required<Omit<Outline<Facts>, 'amount' | 'halves'>> {
  _id: Id
  requester: Id
  requesterAccount: Id
  requesterName: string
  amount: Paise | null
  draft: Draft
}

/**
 * What is particular to one type of request. The engine does the rest: who decides, states, history, notifications.
 * Every hook runs in the transaction of the step it belongs to.
 */
export interface RequestType<
  Draft extends object,
  Facts extends object,
  Details,
  Checked extends Outline<Facts> = Outline<Facts>,
> {
  name: RequestTypeName
  /** Throws a problem that names every wrong field. Two requests of one person are checked one after the other. */
  check(tx: Tx, requester: Requester, draft: Draft): Promise<Checked>
  /** It now waits: holds back what it would take, as it was checked a moment ago. */
  submitted(tx: Tx, request: Written<Draft, Facts>, checked: Checked): Promise<void>
  /** Its effect, exactly once. */
  approved(tx: Tx, request: Written<Draft, Facts>): Promise<void>
  /** Rejected or cancelled: gives back exactly what it held or took. */
  undone(tx: Tx, request: Written<Draft, Facts>): Promise<void>
  /** What an approver needs to know of it now. */
  details(tx: Tx, request: Written<Draft, Facts>): Promise<Details>
}

/** A type whose particulars do not matter. */
export type AnyRequestType = Pick<RequestType<never, never, unknown>, 'name' | 'approved' | 'undone'>
