import type pg from 'pg'
import type { RouteKey } from '@muster/contract/routes.ts'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import type { Actor, KeyCaller, Onboarding } from './actor.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'
import type { Tx } from './database/tx.ts'
import type { Draining } from './draining.ts'
import type { Files } from './files/files.ts'
import type { Incoming } from './files/incoming.ts'
import type { Space } from './files/space.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { Employers } from './legal-entity/employers.ts'
import type { Aside } from './costs/aside.ts'
import type { Turns } from './costs/turns.ts'
import type { Limits } from './limits.ts'
import type { Log } from './log.ts'
import type { Approved } from './sensitive/kept-shown.ts'
import type { SecondPerson } from './sensitive/sensitive.ts'
import type { Receivers } from './outbound/receivers.ts'
import type { Secrets } from './secrets/secrets.ts'

/** The parts of the process, composed once in `server/app` and passed to every handler and job. */
export interface App {
  config: Config
  clock: Clock
  log: Log
  database: Database
  /** For threads that open the database themselves. */
  connection: pg.ClientConfig
  secrets: Secrets
  limits: Limits
  /** Who runs next: ordinary calls and socket commands, and heavy calls. */
  turns: { ordinary: Turns; heavy: Turns; commands: Turns }
  /** Makes heavy calls in a thread of its own; null if this thread makes them. */
  aside: Aside | null
  /** Calls addresses that companies entered, never within our own network. */
  outbound: Outbound
  files: Files
  /** The actor of a bearer token, given the browser's cookie with it; throws 401 problems. Provided by identity. */
  authenticate(token: string, browser?: string): Promise<Actor>
  /** The API key of a bearer, called from this address; throws 401 problems. Provided by integrations. */
  apiKey(token: string, address: string): Promise<KeyCaller>
  /** Addresses that webhooks send to. */
  receivers: Receivers
  incoming: Incoming
  space: Space
  draining: Draining
  /** How many bytes of files the organisation may store under its plan. */
  storage(tx: Tx): Promise<number>
  /** The sign-up of an onboarding token; throws 401 problems. Provided by identity. */
  onboarding(token: string): Promise<Onboarding>
  /** Makes a call that needs a second person, or leaves it pending. Provided by security. */
  secondPerson: SecondPerson
  /** Must be called before someone else's number is shown in full; 429 after many. Provided by security. */
  revealing(actor: Actor): Promise<void>
  /** Logs a refused call. Provided by security. */
  refusedTo(actor: Actor, key: RouteKey, status: number): void
  /** Runs the handler of a call that was approved within a transaction, as a given actor; `approved`: what it was approved with. */
  makeCall(
    tx: Tx,
    actor: Actor,
    call: { key: RouteKey; params: unknown; body: unknown },
    approved: Approved,
  ): Promise<unknown>
  /** Gives a new organisation each feature's defaults, such as leave policies. */
  onFounded(tx: Tx): Promise<void>
  /** Lets each feature react when people join, or when their terms of work change. */
  employed(tx: Tx, employees: readonly Id[]): Promise<void>
  /** Lets each feature copy what belongs to the person to a further employment. */
  hiredAgain(tx: Tx, of: HiredAgain): Promise<void>
  /** Lets each feature react when amounts that pay had settled are open again: for one employee, or (null) everyone. */
  payReopened(tx: Tx, employee: Id | null): Promise<void>
  /** What locked payroll paid a person. Provided by payroll. */
  lockedPay(tx: Tx, employee: Id): Promise<LockedPay>
  /** An account's comp-off in half-days, from the feature that credits it. */
  compOffOf(tx: Tx, account: Id): Promise<number>
  /** Days in a range on which a person works from home, from the feature that approves them. */
  homeDays(tx: Tx, employee: Id, from: Day, to: Day): Promise<HomeDay[]>
  /** The legal entities that employ people. Provided by payroll. */
  employers: Employers
  /** Which of these file keys are named in some feature's rows. */
  filesInUse(tx: Tx, keys: readonly string[]): Promise<Set<string>>
  /** The private file with this key, for callers who may see the row that names it; null if no row does. */
  privateFile(tx: Tx, actor: Actor, key: string): Promise<{ type: string; name: string } | null>
}

/** A further employment of a person. */
export interface HiredAgain {
  /** The employment before. */
  former: Id
  employee: Id
  joinedOn: Day
  by: Actor
}

export interface LockedPay {
  /** Months of the company with locked payroll. */
  locked: Month[]
  /** Payslips of the person in them that were not reversed. */
  paid: { month: Month; netPaise: Paise }[]
  annualCtcPaise: Paise | null
}

export interface HomeDay {
  day: Day
  halfDays: number
}
