import type { RawBuilder } from 'kysely'
import type { Day } from '@muster/contract/values.ts'

/** The sections of an archive, in order. */
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

/** Whose the rows of a table are: by a column with the id of the employee or account, or through another table's row. */
export type Whose =
  | { employee: string }
  | { account: string }
  | { within: string; by: string }
  /** The log, whose records name employees and accounts. */
  | { record: true }

/** How one table holds data of a person. */
export interface Holding {
  subject: Subject
  whose: Whose
  /** Columns not shown to the person, besides those never shown. */
  hides?: readonly string[]
  /** Which of the rows `t` the person gets: those not decided or issued yet belong to the company. */
  only?: (today: Day) => RawBuilder<unknown>
  /** Included only in an archive that the person requested. */
  isPrivate?: true
  /** Columns with the key of a file and, if there is one, its name. */
  file?: { key: string; name?: string }
}

/** Digests, secrets, and the columns beside a number that is shown in full. */
export const neverShown =
  /(^|_)(digest|hash|secret|token|credential)(_|$)|public_key|_last4$|^search_text$|^organisation_id$/
