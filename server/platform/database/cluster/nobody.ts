import { sql } from 'kysely'

/** An id of no row, in place of a null: a cluster does not take a join on a known null for an outer join. */
export const nobody = sql.lit('00000000-0000-0000-0000-000000000000')
