import type { Id } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/database/tx.ts'

/** A row of a file: trimmed cells by column, '' where there is nothing. Days are `YYYY-MM-DD` and amounts plain numbers already. */
export interface FileRow<C extends string = string> {
  /** As a spreadsheet counts: the headings are row 1. */
  row: number
  cells: Readonly<Record<C, string>>
}

/** What the rows of an import are worked on with. */
export interface ImportWork {
  app: App
  /** Who imports; holds the permission of the kind. */
  actor: Actor
  /** Whoever is added is mailed an invitation. */
  isInvited: boolean
  /** In a dry run: a row of this key (the first one of `outline`) comes earlier in the file and is not refused. When rows are written, false: it is there. */
  isComing(key: string): boolean
}

export interface Fault<C extends string = string> {
  /** Null where it is not about one cell. */
  column: C | null
  message: Sentence
}

/** What no other row of the file may have. */
export interface Claim<C extends string = string> {
  column: C
  key: string
}

/** What becomes of a row. With a fault it is refused; otherwise new, or changed where there are changes, or unchanged. */
export interface FoundRow<C extends string = string, P = unknown> {
  row: number
  /** What the row is called in lists: of a person, their name. */
  name: string
  isNew: boolean
  changes: { column: C; from: string; to: string }[]
  faults: Fault<C>[]
  /**
   * What it writes, as far as that can be read: no two rows of a file write the same, each with the column that says so. Made of
   * records and values, not of cells: a leave policy is spelled by its name or its code.
   */
  writes: Claim<C>[]
  /** What `write` needs; not kept between the dry run and the import, which looks again. */
  plan: P | null
}

/** A row that was written. */
export interface WrittenRow<U = unknown> {
  row: number
  record: Id
  /** Whose it is, where it is somebody's. */
  employee: Id | null
  /** What `undo` needs besides: null for what was added, else what stood there before. Kept sealed, as JSON. */
  undo: U
}

/** What the rows of a file can be: one file of the feature that owns them, and a line in `server/app/import-kinds.ts`. */
export interface ImportKindOf<C extends string, P, U> {
  /** Of rows that depend on others: what cells alone show that no two may share, and the first key of a row that is written before. */
  outline?(cells: Readonly<Record<C, string>>): { keys: Claim<C>[]; after: string }
  /** Holds what rows are about until they are written. A dry run holds nothing, so that nobody waits for it. */
  hold?(tx: Tx, rows: readonly FileRow<C>[]): Promise<void>
  /** Looks at up to 1,000 rows, in a fixed number of statements: one answer for each, in their order. Writes nothing. */
  preview(tx: Tx, work: ImportWork, rows: readonly FileRow<C>[]): Promise<FoundRow<C, P>[]>
  /** Writes rows that `preview` found new or changed in the same transaction, in a fixed number of statements. */
  write(tx: Tx, work: ImportWork, rows: readonly (FoundRow<C, P> & { plan: P })[]): Promise<WrittenRow<U>[]>
  /** What follows when all rows are written, or undone, once: the records' rows. */
  follow?(tx: Tx, work: ImportWork, rows: readonly WrittenRow<U>[]): Promise<void>
  /** Rows that can't be undone, because something was built on them or they were changed since, with the reason; `own` are all records of the import. */
  stuck(tx: Tx, rows: readonly WrittenRow<U>[], own: ReadonlySet<Id>): Promise<{ row: number; reason: Sentence }[]>
  /** Removes what was added and restores what was changed, of up to 1,000 rows that are not stuck: the last rows come first. */
  undo(tx: Tx, work: ImportWork, rows: readonly WrittenRow<U>[]): Promise<void>
}

/** As the framework knows any of them. */
export type AnyImportKind = ImportKindOf<string, unknown, unknown>

/** Forgets what only the kind itself knows of its rows. */
export function importKind<C extends string, P, U>(kind: ImportKindOf<C, P, U>): AnyImportKind {
  return kind as unknown as AnyImportKind
}

export type ImportKinds = Readonly<Record<string, AnyImportKind>>
