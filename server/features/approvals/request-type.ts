import type { z } from 'zod'
import type { RequestStage, RequestLine } from '@muster/contract/approvals/request.ts'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Day, Id, Paise } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../platform/database/tx.ts'

/** The person who submits a request. */
export interface Requester {
  employee: Id
  account: Id
  name: string
  /** Of the work location. */
  zone: string
}

/** A bill, leg or item of a draft. Its files are named by position, from 1. */
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
  /** Rupees per unit of the currency, in millionths. */
  rate?: number
  bills?: readonly number[]
  /** The type's own fields. */
  particulars?: Particulars
}

/** A file uploaded with a draft; its kind was detected from its content. */
export interface SentFile {
  /** From 1. */
  position: number
  name: string
  mediaType: string
  bytes: number
  sha256: string
}

/** What a draft asks for, in the words and columns shared by all requests. */
export interface Outline<Facts> {
  /** "Casual leave" */
  title: Sentence
  /** "2.5 days". */
  quantity: Sentence
  reason: string
  startsOn: Day | null
  endsOn: Day | null
  /** The amount claimed. For a request with lines it is their sum: left out here, or 0 if there may be no lines. */
  claimed?: Paise
  lines?: readonly OutlineLine[]
  /** Positions of files that are quotes, from 1. */
  quotes?: readonly number[]
  /** Half-days, if a level can depend on them. */
  halfDays?: number
  /** Facts derived from the draft and frozen on submission. */
  facts: Facts
}

/** A line with the type's own fields. */
export type LineRow = z.output<typeof RequestLine> & { particulars: unknown }

/** A request as submitted. */
export interface Written<Draft, Facts> extends Required<
  Omit<Outline<Facts>, 'claimed' | 'lines' | 'quotes' | 'halfDays'>
> {
  _id: Id
  number: string
  state: 'pending' | 'approved' | 'rejected' | 'cancelled'
  requester: Id
  requesterAccount: Id
  requesterName: string
  /** Of the work location. */
  zone: string
  claimed: Paise | null
  /** During `approved`, the amount of the decision being made. */
  approved: Paise | null
  stage: string | null
  lines: readonly LineRow[]
  draft: Draft
}

/** A stage that an approved request reaches. */
export interface Advance {
  stage: string
  day: Day
  amount: Paise | undefined
  note: string | undefined
  account: Id
}

/**
 * What is particular to one type of request. The engine does the rest: who decides, states, history, notifications. Every hook runs in the
 * transaction of its step.
 */
export interface RequestType<
  Draft extends object,
  Facts extends object,
  Details,
  Checked extends Outline<Facts> = Outline<Facts>,
> {
  name: RequestTypeName
  /**
   * Throws a problem that names every wrong field. Requests of one person are checked one at a time.
   *
   * @param requester an employee
   */
  check(tx: Tx, requester: Id, draft: Draft, files: readonly SentFile[]): Promise<Checked>
  /**
   * The request is now pending: reserve what it would take, as just checked. All statements are sent at once together with the commit,
   * because every other request of the type waits until then.
   */
  submitted(tx: Tx, request: Omit<Written<Draft, Facts>, 'number'>, checked: Checked): Promise<void>
  /** Applies the effect, exactly once. */
  approved(tx: Tx, request: Written<Draft, Facts>): Promise<void>
  /** Rejected or cancelled: release exactly what was reserved or taken. */
  undone(tx: Tx, request: Written<Draft, Facts>): Promise<void>
  /** What an approver needs to know about it now, in the reader's language. */
  details(tx: Tx, request: Written<Draft, Facts>, language: string): Promise<Details>
  /** Why its requester can no longer request cancellation once it is approved; null if they can. */
  mayWithdraw(tx: Tx, request: Written<Draft, Facts>): Sentence | null | Promise<Sentence | null>
  /** Outcomes of approved requests, such as their payment: one statement for a page of them. */
  outcomes?(tx: Tx, requests: readonly Id[]): Promise<ReadonlyMap<Id, Sentence>>
  /** The effect of a stage, before it is written; throws to refuse it. */
  advance?(tx: Tx, request: Written<Draft, Facts>, to: Advance): Promise<void>
  /** The stages of approved requests, each with its source, for types that derive stages instead of having them entered. */
  stages?(tx: Tx, requests: readonly Id[]): Promise<StageOf[]>
}

/** A stage of a request; those of one request come in order. */
export interface StageOf extends z.output<typeof RequestStage> {
  request: Id
}

/** A type whose own fields don't matter here. */
export type AnyRequestType = Pick<
  RequestType<never, never, unknown>,
  'name' | 'approved' | 'undone' | 'mayWithdraw' | 'outcomes' | 'advance' | 'stages'
>
