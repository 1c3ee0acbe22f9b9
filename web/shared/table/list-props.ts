import type { ReactNode } from 'react'
import type { BulkAction } from './bulk-bar.tsx'
import type { Filter } from './filter.ts'
import type { FilterNames, ListQuery } from './list-query.ts'
import type { ListReply } from './list-reply.ts'
import type { ListView } from './list-view.ts'

/** The words of a list. */
export interface ListWords {
  /** Names it for those who hear it: "Leave requests". */
  label: string
  /** "Could not load leave requests." */
  failed: string
  /** "No leave requests match these filters" */
  unmatched: string
}

export interface DataListProps<T> extends ListView<T> {
  /** What `useApi` returned, whole or paged. */
  reply: ListReply<T>
  /** From `useListQuery`. Without it: no search, no sorting, no paging. */
  list?: ListQuery<string, FilterNames>
  words: ListWords
  /** Shown when there is nothing and nothing is narrowed: an `<EmptyState>`. */
  empty: ReactNode
  filters?: readonly Filter[]
  /** "Search employees" turns the search on. */
  searchLabel?: string
  /** What can be done with rows that are ticked; an empty list still lets them be exported. */
  bulk?: readonly BulkAction[]
  /** At the right end of the filter row. */
  toolbar?: ReactNode
  renderCard?: (row: T) => ReactNode
  /** The page has a download of its own for these rows. */
  hasOwnFile?: boolean
}
