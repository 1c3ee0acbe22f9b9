import { sql, type RawBuilder } from 'kysely'

/** The LIKE pattern that matches a text anywhere in a lower-case column, wildcards escaped; undefined matches everything. */
export function anywhere(text: string | undefined): string | undefined {
  if (!text) return undefined
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}

/** Whether a text contains another, ignoring case. An absent one matches every text. */
export function contains(text: RawBuilder<unknown>, wanted: string | null | undefined): RawBuilder<boolean> {
  return sql`(${wanted}::text is null or strpos(lower(${text}), lower(${wanted}::text)) > 0)`
}
