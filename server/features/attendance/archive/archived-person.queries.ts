import { sql } from 'kysely'
import type { Id, Month } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

/** A person's files, oldest month first: for one month, or (null) for all. */
export const filesOfPerson = rows(({ db, organisation }, p: { employee: Id; month: Month | null }) => ({
  compile: () =>
    sql<{ key: string; sha256: string; hasNotes: boolean }>`
      select a.key, a.sha256, m.has_notes as "hasNotes"
      from attendance_archive_month m
      join attendance_archive a on a.organisation_id = ${organisation} and a.id = m.archive_id
      where m.organisation_id = ${organisation} and m.employee_id = ${p.employee}
        and (${p.month}::text is null or m.month = ${p.month})
      order by m.month`.compile(db),
}))
