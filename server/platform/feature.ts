import type { SocketCommands } from '@muster/contract/sockets.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import type { Actor } from './actor.ts'
import type { App, HiredAgain, HomeDay, LockedPay } from './app.ts'
import type { Tx } from './database/tx.ts'
import type { LeaveAnswers } from './leave/leave-answers.ts'
import type { Employers } from './legal-entity/employers.ts'
import type { JobData, JobName } from './after-commit/job.ts'
import type { ConstraintMessages } from './serve/failure.ts'
import type { Served } from './serve/serve.ts'

/** What a feature contributes to the composition. */
export interface Feature {
  name: string
  routes: Served[]
  /** Its job handlers. A handler may run twice, and must then find its work already done. */
  jobs?: { [N in JobName]?: (app: App, data: JobData[N]) => Promise<void> }
  /** Its scheduled jobs (cron, UTC). */
  schedules?: { [N in JobName]?: { cron: string; data: JobData[N] } }
  constraints?: ConstraintMessages
  /** Gives a new organisation its defaults, for example leave policies; runs once, when its details are known. */
  onFounded?: (tx: Tx) => Promise<void>
  /** Runs when people join, or when their location, shift, joining or leaving date changes. */
  employed?: (tx: Tx, employees: readonly Id[]) => Promise<void>
  /** Runs when someone who had left is hired again: copies to the new employment what belongs to the person. */
  hiredAgain?: (tx: Tx, of: HiredAgain) => Promise<void>
  /** Runs when amounts that pay had settled are open again: for one person, or (null) for everyone. */
  payReopened?: (tx: Tx, employee: Id | null) => Promise<void>
  /** What locked payroll paid a person; only one feature answers. */
  lockedPay?: (tx: Tx, employee: Id) => Promise<LockedPay>
  /** Answers questions about leave from the rest of the product; only one feature does. */
  leave?: LeaveAnswers
  /** An account's comp-off in half-days. */
  compOffOf?: (tx: Tx, account: Id) => Promise<number>
  /** Days in a range on which a person works from home, with the half-days of each. */
  homeDays?: (tx: Tx, employee: Id, from: Day, to: Day) => Promise<HomeDay[]>
  /** Tells which legal entity employs people; only one feature does. */
  employers?: Employers
  /** Which of these file keys its rows name. Files that no feature names are deleted, so a feature that stores files needs this. */
  filesInUse?: (tx: Tx, keys: readonly string[]) => Promise<string[]>
  /** The private file named by one of its rows, for callers who may see that row, else 404; null if no row names it. */
  privateFile?: (tx: Tx, actor: Actor, key: string) => Promise<{ type: string; name: string } | null>
  /** Handlers of socket commands from browsers. */
  commands?: {
    [C in Exclude<keyof SocketCommands, 'CREATEROOM'>]?: (
      app: App,
      actor: Actor,
      payload: SocketCommands[C],
    ) => Promise<void>
  }
}
