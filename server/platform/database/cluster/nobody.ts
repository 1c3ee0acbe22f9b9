import { sql } from 'kysely'

/** An id that no row has, used instead of null: Citus does not treat a join on a constant null as an outer join. */
export const nobody = sql.lit('00000000-0000-0000-0000-000000000000')
