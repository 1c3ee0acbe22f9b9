import type { Id, Instant } from '@muster/contract/values.ts'
import type { SocketEvents } from '@muster/contract/sockets.ts'
import type { Happening } from '../happening.ts'
import type { JobData, JobName, JobOptions } from '../jobs/catalogue.ts'
import type { Memory } from '../remembered/memory.ts'
import type { Told } from '../socket/socket.ts'

export interface Sql {
  name: string
  text: string
  values: readonly unknown[]
}

/** What both kinds of transaction can do. */
export interface AnyTx {
  /** The moment the transaction began, by the application's clock. */
  readonly now: Instant
  query(sql: Sql): Promise<{ rows: unknown[]; rowCount: number }>
  /** Writes a job that exists only if the transaction commits. */
  enqueue<N extends JobName>(job: N, data: JobData[N], options?: JobOptions): Promise<void>
  /**
   * Takes statements that were sent a moment ago and whose answers nothing waits for: the commit travels with them. When one
   * fails, everything is undone and its error is that of the transaction.
   */
  closeWith(sent: Promise<unknown>): void
  /** Runs after the commit; its failure is logged and cannot undo anything. */
  afterCommit(effect: () => void | Promise<void>): void
}

/** A transaction bound to one organisation: the database shows it nothing of any other. */
export interface Tx extends AnyTx {
  readonly organisation: Id
  /** What this process remembers of the settings of organisations: for `remembered`. */
  readonly memory: Memory
  /** How many statements were sent that change or lock something: what was read before one may be old behind it. */
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
