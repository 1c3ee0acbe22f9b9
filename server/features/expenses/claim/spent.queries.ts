import { sql } from 'kysely'
import type { Day, Id, Paise } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

/** An employee's other pending and approved claims and trips: the total by category and day, over whole months. */
export const spentOf = rows(({ db, organisation }, p: { employee: Id; from: Day; to: Day; except: Id | null }) => ({
  compile: () =>
    sql<{ category: Id; day: Day; totalPaise: Paise }>`
      select coalesce((line.particulars ->> 'categoryId')::uuid) as category, coalesce(line.day) as day,
        sum(coalesce(line.approved_paise, line.total_paise))::bigint as "totalPaise"
      from request
      join request_line line on line.organisation_id = ${organisation} and line.request_id = request.id
      where request.organisation_id = ${organisation} and request.requester_id = ${p.employee}
        and request.state in ('pending', 'approved') and request.id is distinct from ${p.except}::uuid
        and line.day between ${p.from} and ${p.to} and line.particulars ? 'categoryId'
      group by 1, 2`.compile(db),
}))

export interface DuplicateRow {
  /** The position of the line that was looked up. */
  position: number
  by: 'file' | 'facts'
  number: string
  requester: string
}

/**
 * Pending and approved requests by anyone with the same file, or with a line of the same day, words and amount: each request once per
 * line looked up. `lines` is JSON of `position, day, words, total`; `files` is JSON of `position` (of the line) and `sha256`.
 */
export const duplicatesOf = rows(({ db, organisation }, p: { lines: string; files: string; except: Id | null }) => ({
  compile: () =>
    sql<DuplicateRow>`
      select distinct on (duplicate.position, request.number) coalesce(duplicate.position) as position,
        coalesce(duplicate.by) as by, request.number, employee.name as requester
      from (
        select asked.position, 'file' as by, file.request_id
        from jsonb_to_recordset(${p.files}::jsonb) as asked(position int, sha256 text)
        join request_attachment file on file.organisation_id = ${organisation} and file.sha256 = asked.sha256
        union
        select asked.position, 'facts', line.request_id
        from jsonb_to_recordset(${p.lines}::jsonb) as asked(position int, day date, words text, total bigint)
        join request_line line on line.organisation_id = ${organisation} and line.day = asked.day
          and line.total_paise = asked.total and lower(line.words) = lower(asked.words)
        where asked.words <> '' and line.particulars ? 'categoryId'
      ) duplicate
      join request on request.organisation_id = ${organisation} and request.id = duplicate.request_id
      join employee on employee.organisation_id = ${organisation} and employee.id = request.requester_id
      where request.state in ('pending', 'approved') and request.id is distinct from ${p.except}::uuid
      order by duplicate.position, request.number, duplicate.by desc
      limit 200`.compile(db),
}))

/** The files of a request by position. */
export const hashesOf = rows(({ db, organisation }, p: { request: Id }) => ({
  compile: () =>
    sql<{ position: number; sha256: string | null }>`
      select position, sha256 from request_attachment
      where organisation_id = ${organisation} and request_id = ${p.request}`.compile(db),
}))
