import type { Permission } from '@muster/contract/permissions.ts'
import type { RouteKey } from '@muster/contract/routes.ts'
import type { StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { TwoPersonArea } from '@muster/contract/security/two-person-areas.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../actor.ts'
import type { AuditedRecord } from '../audit/audit.ts'
import type { AuditValue } from '../audit-value.ts'
import type { Tx } from '../database/tx.ts'
import { Problem } from '../problem.ts'

/** A changed field. Statutory settings are identified by a name that the screen can label: `pf.epfRate`. */
export interface ShownChange {
  label: Sentence | `${StatutorySection}.${string}`
  from: AuditValue | null
  to: AuditValue | null
}

/** Describes a call that needs a second person. */
export interface Sensitive {
  area: TwoPersonArea
  /** "Salary of Priya Nair" */
  title: Sentence
  record: AuditedRecord
  /** The employee concerned, who never decides it. */
  employee: Id | null
  /** Other records on which it is shown as pending. */
  concerns?: readonly Id[]
  /** Permission needed to decide it, besides that of the area. */
  needs?: readonly Permission[]
  changes: ShownChange[]
  /** Whether it is refused on approval once `changes` are others than those shown: the figures are calculated, not sent. */
  isBound?: boolean
  /** Accounts that took part in it: anyone else is already a second person. Without it the caller acted alone. */
  parts?: readonly Part[]
  /** Whether several of the kind may be pending for one record. */
  isRepeatable?: boolean
  /** If it cannot be pending, such as a download: the message to refuse it with instead. */
  refusal?: Sentence
  /** What the call replies while the change is pending: the current state. */
  now: (change: Id) => Promise<unknown>
  /** What is done at once while it is pending, such as ending the sessions of whoever is to lose access. */
  meanwhile?: () => Promise<void>
  /** If only a part of the call is pending: the rest is made at once with this body, and its reply determines the pending call. */
  split?: { body: unknown; rest: (answer: unknown) => RestOfCall }
  /** Sent to the admins once it is done, with the name of who did it: "Meera Iyer approved the October 2026 pay run". */
  news?: ((by: string) => Sentence) | undefined
}

interface Part {
  account: Id
  /** Not sent if changes of this kind were made under the rule, because a second person has seen them then. */
  unless?: TwoPersonArea
}

/** The pending part of a call. */
export interface RestOfCall {
  key: RouteKey
  params: object
  body: object
  record: AuditedRecord
  employee: Id | null
}

/** A call that its guard found sensitive, with the function to make it. */
export interface SensitiveCall {
  key: RouteKey
  tx: Tx
  actor: Actor
  params: unknown
  body: unknown
  make: (tx: Tx, body: unknown) => Promise<unknown>
}

/** Makes a sensitive call, or leaves it pending for a second person and returns `SentForApproval`. */
export type SecondPerson = (call: SensitiveCall, sensitive: Sensitive) => Promise<unknown>

/** Such a change awaits approval already. */
export class AlreadyPending extends Problem {
  constructor(title: Sentence) {
    super(409, say`${title}: a change awaits approval already. Withdraw it first, or wait for the decision.`)
  }
}

/** The reply to a call whose change awaits a second person. */
export class SentForApproval {
  readonly data: unknown
  readonly message: Sentence
  readonly change: Id

  constructor(data: unknown, message: Sentence, change: Id) {
    this.data = data
    this.message = message
    this.change = change
  }
}
