import type { ReactNode } from 'react'
import type { BulkAction } from './bulk-bar.tsx'
import type { Filter } from './filter.ts'
import type { FilterNames, ListQuery } from './list-query.ts'
import type { ListReply } from './list-reply.ts'
import type { ListView } from './list-view.ts'

/** The texts of a list. */
export interface ListWords {
  /** Its name for screen readers: "Leave requests". */
  label: string
  /** "Could not load leave requests." */
  failed: string
  /** "No leave requests match these filters" */
  unmatched: string
}

export interface DataListProps<T> extends ListView<T> {
  /** The result of `useApi`, whole or paged. */
  reply: ListReply<T>
  /** From `useListQuery`. Without it: no search, no sorting, no paging. */
  list?: ListQuery<string, FilterNames>
  words: ListWords
  /** Shown if there are no rows without search or filters: an `<EmptyState>`. */
  empty: ReactNode
  filters?: readonly Filter[]
  /** "Search employees" turns the search on. */
  searchLabel?: string
  /** Actions for selected rows; with an empty list they can still be exported. */
  bulk?: readonly BulkAction[]
  /** At the right end of the filter row. */
  toolbar?: ReactNode
  renderCard?: (row: T) => ReactNode
  /** The page has its own download of these rows. */
  hasOwnFile?: boolean
}
