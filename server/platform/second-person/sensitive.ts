import type { Permission } from '@muster/contract/permissions.ts'
import type { RouteKey } from '@muster/contract/routes.ts'
import type { StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { TwoPersonArea } from '@muster/contract/security/two-person-areas.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../actor.ts'
import type { AuditedRecord } from '../audit/audit.ts'
import type { AuditValue } from '../audit/audit-value.ts'
import type { Tx } from '../database/tx.ts'

/** A changed field. Those of the statutory settings are given by name, which the screen puts into words: `pf.epfRate`. */
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
  /** Whose own it is: that person never decides it. */
  employee: Id | null
  /** Other records on which it is shown as pending. */
  concerns?: readonly Id[]
  /** Permission needed to decide it, besides that of the area. */
  needs?: readonly Permission[]
  changes: ShownChange[]
  /** Accounts that took part in it: anyone else already is the second person. Without it the caller made it alone. */
  parts?: readonly Part[]
  /** Several of the kind may wait for one record. */
  isRepeatable?: boolean
  /** It cannot wait, as a download cannot: refused with these words instead. */
  refusal?: Sentence
  /** What the call replies while the change is pending: the current state. */
  now: (change: Id) => Promise<unknown>
  /** Only a part of the call waits: it is made at once with this body, and from its answer follows the call that waits. */
  split?: { body: unknown; rest: (answer: unknown) => RestOfCall }
  /** Told to the admins once it is done, by the name of who did it: "Meera Iyer approved the October 2026 pay run". */
  news?: ((by: string) => Sentence) | undefined
}

interface Part {
  account: Id
  /** Not where changes of this kind were made under the rule: a second person has seen them then. */
  unless?: TwoPersonArea
}

/** The part of a call that waits. */
export interface RestOfCall {
  key: RouteKey
  params: object
  body: object
  record: AuditedRecord
  employee: Id | null
}

/** A call whose guard found it sensitive, with how to make it. */
export interface SensitiveCall {
  key: RouteKey
  tx: Tx
  actor: Actor
  params: unknown
  body: unknown
  make: (tx: Tx, body: unknown) => Promise<unknown>
}

/** Makes a sensitive call, or lets it wait for a second person: then it answers `SentForApproval`. */
export type SecondPerson = (call: SensitiveCall, sensitive: Sensitive) => Promise<unknown>

/** The answer to a call whose change waits for a second person. */
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
