import type { RawBuilder } from 'kysely'
import type { Day } from '@muster/contract/values.ts'

/** What an archive is divided by, in its order. */
export const subjects = [
  'profile',
  'employment',
  'pay',
  'tax',
  'attendance',
  'leave',
  'requests',
  'assets',
  'documents',
  'company',
  'account',
  'activity',
] as const
export type Subject = (typeof subjects)[number]

/** Whose rows of a table are: by a column with the id of the employee or the account, or by the row of another table that is the person's. */
export type Whose =
  | { employee: string }
  | { account: string }
  | { within: string; by: string }
  /** The log, which names employees and accounts as records. */
  | { record: true }

/** How one table holds something of a person. */
export interface Holding {
  subject: Subject
  whose: Whose
  /** Columns that the person is not shown, besides those that no one is. */
  hides?: readonly string[]
  /** Of the rows `t`, which the person gets: what is not decided or issued yet is the company's. */
  only?: (today: Day) => RawBuilder<unknown>
  /** Included only in an archive that the person requested. */
  isPrivate?: true
  /** Columns with the key of a file and, where there is one, its name. */
  file?: { key: string; name?: string }
}

/** Digests, secrets, and what stands beside a number that is shown in full. */
export const neverShown =
  /(^|_)(digest|hash|secret|token|credential)(_|$)|public_key|_last4$|^search_text$|^organisation_id$/
