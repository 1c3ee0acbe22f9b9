import { sql, type RawBuilder } from 'kysely'
import { anywhere } from '../../../platform/database/like.ts'

/**
 * What is looked for in name, code and address of people, as LIKE patterns in lower case. At most one is given, and each
 * is a statement of its own: what serves the one does not serve the other.
 */
export interface Search {
  /** Three letters or digits in a row somewhere: the index of parts finds it. */
  search?: string | undefined
  /** Less: the index of parts would be read whole, so the index of names is, which is smaller by far. */
  shortSearch?: string | undefined
}

export function searchFor(text: string | undefined): Search {
  const isLong = /[\p{L}\p{N}]{3}/u.test(text ?? '')
  return isLong ? { search: anywhere(text) } : { shortSearch: anywhere(text) }
}

/** The conditions on `employee`, a table or its alias. */
export const isFound: {
  [K in keyof Required<Search>]: (employee: RawBuilder<unknown>, p: Search) => RawBuilder<boolean>
} = {
  search: (employee, p) => sql`${employee}.search_text like ${p.search}`,
  // The collation means nothing to LIKE, but it is not that of the index of parts, which is thereby left alone.
  shortSearch: (employee, p) => sql`${employee}.search_text collate "C" like ${p.shortSearch}`,
}
