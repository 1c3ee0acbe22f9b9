/** As parsed by server/platform/database/types.ts: dates and instants are text, a bigint is an exact number. */
const types: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['uuid', 'text', 'varchar', 'bpchar', 'citext', 'date', 'time', 'timestamptz', 'numeric', 'inet', 'name'].map(
      (name) => [name, 'string'],
    ),
  ),
  ...Object.fromEntries(['int2', 'int4', 'int8', 'float4', 'float8'].map((name) => [name, 'number'])),
  ...Object.fromEntries(['daterange', 'tstzrange', 'int4range', 'tsvector'].map((name) => [name, 'string'])),
  bool: 'boolean',
  bytea: 'Buffer',
}

export interface SqlType {
  name: string
  isArray: boolean
}

/** The TypeScript type of an SQL value; `json` is the type for jsonb, `place` its location for errors. */
export function typeScriptOf({ name, isArray }: SqlType, json: string, place: string): string {
  const known = name === 'jsonb' || name === 'json' ? json : types[name]
  if (known === undefined) throw new Error(`tools/statements/sql-type.ts does not know the type ${name} of ${place}.`)
  return `${known}${isArray ? '[]' : ''}`
}
