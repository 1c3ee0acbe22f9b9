import { sql, type RawBuilder } from 'kysely'
import { anywhere } from '../../../platform/database/like.ts'

/**
 * A search in people's name, code and address, as LIKE patterns in lower case. At most one is given, and each is a separate statement,
 * because they need different indexes.
 */
export interface Search {
  /** At least three consecutive letters or digits: uses the trigram index. */
  search?: string | undefined
  /** Shorter: the trigram index would be read whole, so the much smaller name index is. */
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
  // The collation doesn't matter to LIKE, but it differs from the trigram index's, which is therefore not used.
  shortSearch: (employee, p) => sql`${employee}.search_text collate "C" like ${p.shortSearch}`,
}
