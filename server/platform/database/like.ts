import { sql, type RawBuilder } from 'kysely'
import { folded } from '@muster/engine/folded.ts'

/** The LIKE pattern that matches a text anywhere in a folded column, wildcards escaped; undefined matches everything. */
export function anywhere(text: string | undefined): string | undefined {
  if (!text) return undefined
  return `%${folded(text).replace(/[\\%_]/g, '\\$&')}%`
}

/** Whether a text contains another, however both are written (see `folded`). An absent one matches every text. */
export function contains(text: RawBuilder<unknown>, wanted: string | null | undefined): RawBuilder<boolean> {
  return sql`(${wanted}::text is null or strpos(search_folded(${text}), search_folded(${wanted}::text)) > 0)`
}
