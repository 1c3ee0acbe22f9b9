import type { z } from 'zod'
import type { RequestStage } from '@muster/contract/approvals/request.ts'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Day, Id, Paise } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { LineRow } from './line/line.queries.ts'

/** Who asks. */
export interface Requester {
  employee: Id
  account: Id
  name: string
  /** Of the place of work. */
  zone: string
}

/** A bill, leg or item of a draft. Its files are named by their positions, from 1. */
export interface OutlineLine<Particulars = unknown> {
  day?: Day
  category?: string
  words?: string
  /** Thousandths. */
  quantity?: number
  unit?: Paise
  /** In rupees, whatever the currency. */
  total: Paise
  tax?: Paise
  currency?: string
  /** Rupees for one of the currency, in millionths. */
  rate?: number
  bills?: readonly number[]
  /** What its type keeps besides. */
  particulars?: Particulars
}

/** A file that came with a draft; its kind was judged by its content. */
export interface SentFile {
  /** From 1. */
  position: number
  name: string
  mediaType: string
  bytes: number
  sha256: string
}

/** What a draft asks for, in the words and columns that all requests share. */
export interface Outline<Facts> {
  /** "Casual leave" */
  title: Sentence
  /** "2.5 days". */
  quantity: Sentence
  reason: string
  startsOn: Day | null
  endsOn: Day | null
  /** What it asks for; of a request with lines their sum, and left out here, or 0 where it may have none. */
  claimed?: Paise
  lines?: readonly OutlineLine[]
  /** Positions of files that are quotes, from 1. */
  quotes?: readonly number[]
  /** Half-days, where a level can depend on them. */
  halfDays?: number
  /** What was worked out from the draft and has to stay as it was. */
  facts: Facts
}

/** A request as it was written. */
export interface Written<Draft, Facts> extends Required<
  Omit<Outline<Facts>, 'claimed' | 'lines' | 'quotes' | 'halfDays'>
> {
  _id: Id
  number: string
  state: 'pending' | 'approved' | 'rejected' | 'cancelled'
  requester: Id
  requesterAccount: Id
  requesterName: string
  /** Of the place of work. */
  zone: string
  claimed: Paise | null
  /** Of the decision that is made now, in `approved`. */
  approved: Paise | null
  stage: string | null
  lines: readonly LineRow[]
  draft: Draft
}

/** A stage that an approved request comes to. */
export interface Advance {
  stage: string
  day: Day
  amount: Paise | undefined
  note: string | undefined
  account: Id
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
  /**
   * Throws a problem that names every wrong field. Two requests of one person are checked one after the other.
   *
   * @param requester an employee
   */
  check(tx: Tx, requester: Id, draft: Draft, files: readonly SentFile[]): Promise<Checked>
  /**
   * It now waits: holds back what it would take, as it was checked a moment ago. All statements are sent at once and travel with
   * the commit, for all others of its type wait until then.
   */
  submitted(tx: Tx, request: Omit<Written<Draft, Facts>, 'number'>, checked: Checked): Promise<void>
  /** Its effect, exactly once. */
  approved(tx: Tx, request: Written<Draft, Facts>): Promise<void>
  /** Rejected or cancelled: gives back exactly what it held or took. */
  undone(tx: Tx, request: Written<Draft, Facts>): Promise<void>
  /** What an approver needs to know of it now, in the language of whoever reads it. */
  details(tx: Tx, request: Written<Draft, Facts>, language: string): Promise<Details>
  /** May its requester still ask to cancel it once it is approved? Null, or the sentence that says why not. */
  mayWithdraw(tx: Tx, request: Written<Draft, Facts>): Sentence | null | Promise<Sentence | null>
  /** What became of approved requests, such as their payment: one statement for a page of them. */
  outcomes?(tx: Tx, requests: readonly Id[]): Promise<ReadonlyMap<Id, Sentence>>
  /** The effect of a stage, before it is written; refuses by throwing. */
  advance?(tx: Tx, request: Written<Draft, Facts>, to: Advance): Promise<void>
  /** What some approved requests came to, each with what it follows from, where that is not entered but read. */
  stages?(tx: Tx, requests: readonly Id[]): Promise<StageOf[]>
}

/** A stage of a request; of one request in their order. */
export interface StageOf extends z.output<typeof RequestStage> {
  request: Id
}

/** A type whose particulars do not matter. */
export type AnyRequestType = Pick<
  RequestType<never, never, unknown>,
  'name' | 'approved' | 'undone' | 'mayWithdraw' | 'outcomes' | 'advance' | 'stages'
>
