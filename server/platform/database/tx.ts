import type { Id, Instant } from '@muster/contract/values.ts'
import type { SocketEvents } from '@muster/contract/sockets.ts'
import type { Happening } from '../after-commit/happening.ts'
import type { JobData, JobName, JobOptions } from '../after-commit/job.ts'
import type { Memory } from '../memory.ts'
import type { Told } from '../after-commit/browsers.ts'

export interface Sql {
  name: string
  text: string
  values: readonly unknown[]
}

/** What both kinds of transaction can do. */
export interface AnyTx {
  /** When the transaction began, by the application's clock. */
  readonly now: Instant
  query(sql: Sql): Promise<{ rows: unknown[]; rowCount: number }>
  /** Adds a job that exists only if the transaction commits. */
  enqueue<N extends JobName>(job: N, data: JobData[N], options?: JobOptions): Promise<void>
  /**
   * Takes statements already sent whose results nothing waits for: the commit is sent with them. If one fails, everything is rolled back
   * and its error is the transaction's.
   */
  closeWith(sent: Promise<unknown>): void
  /** Runs after the commit; a failure is logged and undoes nothing. */
  afterCommit(effect: () => void | Promise<void>): void
}

/** A transaction bound to one organisation: the database shows it nothing of any other. */
export interface Tx extends AnyTx {
  readonly organisation: Id
  /** This process's cache of organisation settings, for `remembered`. */
  readonly memory: Memory
  /** The number of statements sent that change or lock something: earlier reads may be outdated after one. */
  readonly changes: number
  /** Announces what this transaction does to subscribers outside the company, if it commits. */
  happened(what: Happening): Promise<void>
  /** Sends a socket event to every open browser of an account after the commit. */
  publish<E extends keyof SocketEvents>(account: Id, event: E, payload: Told<E>): void
}

/** A transaction outside any organisation: it sees only the tables without one (sign-ups, the sign-in directory). */
export interface GlobalTx extends AnyTx {
  readonly organisation: null
}
