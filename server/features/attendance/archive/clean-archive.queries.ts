import { sql } from 'kysely'
import type { Id, Month } from '@muster/contract/values.ts'
import { backupLock } from '../../../platform/backup/backup-lock.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export interface StaleFile {
  id: Id
  month: Month
  key: string
  sha256: string
  /** People who stay in it, with or without the notes of their punches. */
  kept: { employee: Id; hasNotes: boolean }[]
}

/** Files that hold too much, erased people or their notes, and have not replaced one that is still there. */
export const staleFiles = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<StaleFile>`
      select a.id, a.month, a.key, a.sha256, people.kept
      from attendance_archive a
      cross join lateral (
        select count(*) as n, count(*) filter (where m.has_notes) as noted,
          coalesce(jsonb_agg(jsonb_build_object('employee', m.employee_id, 'hasNotes', m.has_notes) order by m.employee_id), '[]') as kept
        from attendance_archive_month m where m.organisation_id = ${organisation} and m.archive_id = a.id
      ) people
      where a.organisation_id = ${organisation} and a.old_key is null and people.n > 0
        and (people.n <> a.people or people.noted <> a.with_notes)
      order by a.id`.compile(db),
}))

export interface NewFile {
  id: Id
  oldKey: string
  key: string
  sha256: string
  bytes: number
  people: number
  withNotes: number
  days: number
  punches: number
}

/** Only if the file is unchanged, and no one else was erased meanwhile. */
export const replaceFile = change(({ db, organisation }, p: NewFile) => ({
  compile: () =>
    sql`
      update attendance_archive set key = ${p.key}, old_key = key, sha256 = ${p.sha256}, bytes = ${p.bytes}, people = ${p.people},
        with_notes = ${p.withNotes}, days = ${p.days}, punches = ${p.punches}
      where organisation_id = ${organisation} and id = ${p.id} and key = ${p.oldKey}`.compile(db),
}))

/** Files of erased people alone. */
export const emptyFiles = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ id: Id; key: string }>`
      select a.id, a.key from attendance_archive a
      where a.organisation_id = ${organisation} and not exists (
        select from attendance_archive_month m where m.organisation_id = ${organisation} and m.archive_id = a.id)
      order by a.id`.compile(db),
}))

/** Files that were replaced. */
export const replacedFiles = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ id: Id; key: string }>`
      select id, old_key as key from attendance_archive
      where organisation_id = ${organisation} and old_key is not null order by id`.compile(db),
}))

export const forgetReplaced = change(({ db, organisation }, p: { id: Id }) =>
  db
    .updateTable('attendance_archive')
    .set({ old_key: null })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

export const deleteArchive = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('attendance_archive').where('organisation_id', '=', organisation).where('id', '=', p.id),
)

/** Whether a backup of the database is being made. */
export const runningBackup = one(({ db }, _: object) => ({
  compile: () =>
    sql<{ is: boolean }>`
      select exists (select from pg_locks where locktype = 'advisory' and granted and objid = ${sql.lit(backupLock)}
        and database = (select oid from pg_database where datname = current_database())) as is`.compile(db),
}))
