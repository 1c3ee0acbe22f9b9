import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'
import type { LineRow } from '../request-type.ts'

/** JSON of the lines in order, as `OutlineLine` has them, with `position`. */
export const insertLines = change(({ db, organisation }, p: { request: Id; lines: string }) => ({
  compile: () =>
    sql`
      insert into request_line (organisation_id, request_id, position, day, category, words, quantity_thousandths, unit_paise,
        total_paise, tax_paise, currency, rate_millionths, bills, particulars)
      select ${organisation}, ${p.request}, l.position, l.day, l.category, coalesce(l.words, ''), l.quantity, l.unit, l.total,
        l.tax, coalesce(l.currency, 'INR'), l.rate, coalesce(l.bills, '{}'), coalesce(l.particulars, '{}')
      from jsonb_to_recordset(${p.lines}::jsonb) as l(position int, day date, category text, words text, quantity bigint,
        unit bigint, total bigint, tax bigint, currency text, rate bigint, bills smallint[], particulars jsonb)
      returning 1`.compile(db),
}))

export const linesOf = rows(({ db, organisation }, p: { request: Id }) => ({
  compile: () =>
    sql<LineRow>`
      select id as "_id", position, day, category, words, quantity_thousandths as quantity, unit_paise as unit,
        total_paise as total, tax_paise as tax, currency, rate_millionths as rate, bills, approved_paise as approved,
        approved_note as note, particulars
      from request_line
      where organisation_id = ${organisation} and request_id = ${p.request}
      order by position`.compile(db),
}))

/** JSON of the lines that a level approved: `_id, amount, note`; without a note the previous one stays. */
export const approveLines = change(({ db, organisation }, p: { request: Id; lines: string }) => ({
  compile: () =>
    sql`
      update request_line set approved_paise = l.amount, approved_note = coalesce(l.note, request_line.approved_note)
      from jsonb_to_recordset(${p.lines}::jsonb) as l(_id uuid, amount bigint, note text)
      where request_line.organisation_id = ${organisation} and request_line.request_id = ${p.request}
        and request_line.id = l._id`.compile(db),
}))
