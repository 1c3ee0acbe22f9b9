import type { MaybeAction } from '../ui/action/action.ts'
import type { Column } from './column.ts'

/** What the table and the cards need to draw the same rows. */
export interface ListView<T> {
  columns: readonly Column<T>[]
  rowKey: (row: T) => string
  /** The name of a row for screen readers: "Actions for Pune office". */
  rowName: (row: T) => string
  /** Where a row leads. */
  rowLink?: (row: T) => string
  /** Opens a row that has no address of its own. */
  onOpen?: (row: T) => void
  rowActions?: (row: T) => readonly MaybeAction[]
}
