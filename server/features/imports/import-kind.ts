import type { Id } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/database/tx.ts'

/** A row of a file: trimmed cells by column, '' if empty. Days are already `YYYY-MM-DD` and amounts plain numbers. */
export interface FileRow<C extends string = string> {
  /** As in a spreadsheet: the first line is row 1. */
  row: number
  cells: Readonly<Record<C, string>>
  /** Cells that cannot be read, which the import refuses by itself. */
  faults?: readonly Fault[]
}

/** Context for work on an import's rows. */
export interface ImportWork {
  app: App
  /** The person importing; holds the kind's permission. */
  actor: Actor
  /** Whether new people are mailed an invitation. */
  isInvited: boolean
  /**
   * In a dry run: whether a valid row that is called this (in `outline`) comes earlier in the file. False when rows are written,
   * because that row then exists.
   */
  isComing(key: string): boolean
}

export interface Fault<C extends string = string> {
  /** Null if not about one cell. */
  column: C | null
  message: Sentence
}

/** A value that no other row of the file may have. */
export interface Claim<C extends string = string> {
  column: C
  key: string
}

/** The result of checking a row. With a fault it is refused; otherwise it is new, changed if there are changes, or unchanged. */
export interface CheckedRow<C extends string = string, P = unknown> {
  row: number
  /** The row's name in lists: for a person, their name. */
  name: string
  isNew: boolean
  changes: { column: C; from: string; to: string }[]
  faults: Fault<C>[]
  /**
   * What it writes, as far as that can be read: no two rows of a file may write the same, each with the column to report it at. Built from
   * records and values, not cells, because a leave policy can be given by name or code.
   */
  writes: Claim<C>[]
  /** What `write` needs; not stored between the dry run and the import, which checks again. */
  plan: P | null
}

/** A written row. */
export interface WrittenRow<U = unknown> {
  row: number
  record: Id
  /** The employee it belongs to, if any. */
  employee: Id | null
  /** What else `undo` needs: null for an added record, otherwise its previous values. Stored sealed, as JSON. */
  undo: U
}

/** What a column takes that takes known values only. */
export interface KnownValues {
  /** To choose from. */
  options: readonly string[]
  /** Whether a cell is one of them, however files write it. */
  knows(cell: string): boolean
  /** Whether a cell may have several of them. */
  isList?: true
}

/** By column. */
export type KnownValuesOf<C extends string = string> = Partial<Record<C, KnownValues>>

/** A kind of import: one file in the feature that owns its records, and a line in `server/app/import-kinds.ts`. */
export interface ImportKindOf<C extends string, P, U> {
  /**
   * For rows that depend on each other, from the cells alone: keys that must be unique, what other rows may call this one, and what it
   * calls the row to write before it.
   */
  outline?(cells: Readonly<Record<C, string>>): { keys: Claim<C>[]; called?: string[]; after: string }
  /** Its columns of known values: a person can say once which of them an unknown value of the file stands for. */
  known?(tx: Tx, work: Pick<ImportWork, 'app' | 'actor'>): Promise<KnownValuesOf<C>>
  /** Locks the records that rows are about until they are written. A dry run locks nothing, so that no one has to wait for it. */
  hold?(tx: Tx, rows: readonly FileRow<C>[]): Promise<void>
  /** Checks up to 1,000 rows, in a fixed number of statements: one result each, in order. Writes nothing. */
  preview(tx: Tx, work: ImportWork, rows: readonly FileRow<C>[]): Promise<CheckedRow<C, P>[]>
  /** Writes rows that `preview` found new or changed in the same transaction, in a fixed number of statements. */
  write(tx: Tx, work: ImportWork, rows: readonly (CheckedRow<C, P> & { plan: P })[]): Promise<WrittenRow<U>[]>
  /** What follows once, after all rows are written or undone. */
  follow?(tx: Tx, work: ImportWork, rows: readonly WrittenRow<U>[]): Promise<void>
  /**
   * Rows that can't be undone, with the reason: later records depend on them, or they were changed since. `own` are all records of the
   * import.
   */
  stuck(tx: Tx, rows: readonly WrittenRow<U>[], own: ReadonlySet<Id>): Promise<{ row: number; reason: Sentence }[]>
  /** Removes what was added and restores what was changed, for up to 1,000 rows that are not stuck, last rows first. */
  undo(tx: Tx, work: ImportWork, rows: readonly WrittenRow<U>[]): Promise<void>
}

/** Any kind, as the framework handles it. */
export type AnyImportKind = ImportKindOf<string, unknown, unknown>

/** Erases the types that only the kind itself knows. */
export function importKind<C extends string, P, U>(kind: ImportKindOf<C, P, U>): AnyImportKind {
  return kind as unknown as AnyImportKind
}

export type ImportKinds = Readonly<Record<string, AnyImportKind>>
