import type pg from 'pg'
import type { RouteKey } from '@muster/contract/routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
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
import type { Limits } from './limits.ts'
import type { Log } from './log.ts'
import type { SecondPerson } from './second-person/sensitive.ts'
import type { Receivers } from './outbound/receivers.ts'
import type { Secrets } from './secrets.ts'

/** What the process is made of; composed once in `server/app`, handed to every handler and job. */
export interface App {
  config: Config
  clock: Clock
  log: Log
  database: Database
  /** For threads that open the database themselves. */
  connection: pg.ClientConfig
  secrets: Secrets
  limits: Limits
  /** Calls addresses that companies gave us, none of them within our own network. */
  outbound: Outbound
  files: Files
  /** Who a bearer token stands for, given the browser's cookie beside it; throws 401 problems. Provided by identity. */
  authenticate(token: string, browser?: string): Promise<Actor>
  /** Which key of a company a bearer is, called from this address; throws 401 problems. Provided by integrations. */
  apiKey(token: string, address: string): Promise<KeyCaller>
  /** Addresses that webhooks send to. */
  receivers: Receivers
  incoming: Incoming
  space: Space
  draining: Draining
  /** How many bytes of files the organisation may keep, by its plan. */
  storage(tx: Tx): Promise<number>
  /** Which sign-up an onboarding token stands for; throws 401 problems. Provided by identity. */
  onboarding(token: string): Promise<Onboarding>
  /** Makes a call that one person alone must not make, or lets it wait. Provided by security. */
  secondPerson: SecondPerson
  /** Before a number of somebody else is shown in full; 429 after many. Provided by security. */
  revealing(actor: Actor): Promise<void>
  /** Logs beside the call that it was refused. Provided by security. */
  refusedTo(actor: Actor, key: RouteKey, status: number): void
  /** Runs the handler of a call within a transaction, as a given actor. */
  makeCall(tx: Tx, actor: Actor, call: { key: RouteKey; params: unknown; body: unknown }): Promise<unknown>
  /** Gives a new organisation what each feature begins with, such as leave policies. */
  onFounded(tx: Tx): Promise<void>
  /** Lets each feature do what follows when people join, or when the terms of their work change. */
  employed(tx: Tx, employees: readonly Id[]): Promise<void>
  /** Lets each feature do what follows when what somebody's pay had settled is open again; of everybody where it is null. */
  payReopened(tx: Tx, employee: Id | null): Promise<void>
  /** Half-days of comp-off that an account has, as the feature that credits it knows. */
  compOffOf(tx: Tx, account: Id): Promise<number>
  /** Days in a range on which a person works from home, from the feature that approves them. */
  homeDays(tx: Tx, employee: Id, from: Day, to: Day): Promise<HomeDay[]>
  /** Which legal entity employs people. Provided by payroll. */
  employers: Employers
  /** Which of these keys of files the rows of some feature name. */
  filesInUse(tx: Tx, keys: readonly string[]): Promise<Set<string>>
  /** The private file with this key, for callers who may see the row that names it; null where no feature's row does. */
  privateFile(tx: Tx, actor: Actor, key: string): Promise<{ type: string; name: string } | null>
}

export interface HomeDay {
  day: Day
  halfDays: number
}
