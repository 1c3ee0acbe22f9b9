import type pg from 'pg'

/** The parts of the catalogue that decide whether an expression can be null. */
export interface Catalogue {
  /** For a table's column, by number. */
  isNotNull(table: number, column: number): boolean
  functionOf(oid: number): { name: string; isStrict: boolean } | undefined
}

export async function readCatalogue(client: pg.ClientBase): Promise<Catalogue> {
  const columns = await client.query<{ key: string }>(`
    select a.attrelid || '.' || a.attnum as key from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attnotnull or t.typnotnull`)
  const functions = await client.query<{ oid: number; name: string; isStrict: boolean }>(
    'select oid, proname as name, proisstrict as "isStrict" from pg_proc',
  )
  const notNull = new Set(columns.rows.map(({ key }) => key))
  const byOid = new Map(functions.rows.map((row) => [row.oid, row]))
  return {
    isNotNull: (table, column) => notNull.has(`${table}.${column}`),
    functionOf: (oid) => byOid.get(oid),
  }
}

/** Functions that can return null for arguments that are not null: what they look up may be missing. */
const mayMiss = new Set([
  ...['jsonb_object_field', 'jsonb_object_field_text', 'jsonb_array_element', 'jsonb_array_element_text'],
  ...['jsonb_extract_path', 'jsonb_extract_path_text', 'jsonb_path_query_first', 'regexp_match', 'array_position'],
  ...['array_length', 'array_upper', 'array_lower', 'lower_inc', 'upper_inc', 'substring', 'jsonb_to_recordset'],
  ...['json_object_field', 'json_object_field_text', 'jsonb_each_text', 'current_setting', 'obj_description'],
])

/** Functions that never return null, even for null arguments. */
const always = new Set([
  ...['concat', 'concat_ws', 'jsonb_build_object', 'jsonb_build_array', 'json_build_object', 'json_build_array'],
  ...[
    'num_nulls',
    'num_nonnulls',
    'row_number',
    'rank',
    'dense_rank',
    'ntile',
    'count',
    'now',
    'gen_random_uuid',
    'new_id',
  ],
])

/** Functions that return null only for a null first argument. */
const changing = new Set(['array_remove', 'array_append', 'array_cat', 'array_replace'])

export interface Habit {
  /** Null only if one of its arguments is. */
  keeps: boolean
  /** Null only if the first argument is. */
  first: boolean
  always: boolean
}

export function habitOf({ name, isStrict }: { name: string; isStrict: boolean }, argumentTypes = ''): Habit {
  // The bounds of a range, unlike a text in lower case, may be missing.
  const misses = mayMiss.has(name) || (/^(?:lower|upper)$/.test(name) && argumentTypes === 'range')
  return { keeps: isStrict && !misses, first: changing.has(name), always: always.has(name) }
}
