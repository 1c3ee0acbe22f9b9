import type { Sentence } from '@muster/engine/sentence.ts'
import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import type { ListedFile } from './file-groups.ts'

/** A file of a large run, made by the job. */
export interface KeptFile {
  group: string
  kind: string
  type: string
  shown: ListedFile
  key: string | null
}

export interface FileSet {
  stamp: string
  state: 'making' | 'made'
  done: number
  total: number
  problems: { all: Sentence[]; withoutBank: Sentence[] }
  progressAt: Instant
}

/** The number of payslips of a run, and what its files depend on that is not in the log. */
export const runSize = one(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<{ people: number; facts: string }>`
      select (select count(*)::int from payslip where organisation_id = ${organisation} and run_id = run.id) as people,
        concat_ws(' ', run.state, run.paid_at,
          (select count(*) from payslip slip
            join payslip back on back.organisation_id = ${organisation} and back.reverses_id = slip.id
            where slip.organisation_id = ${organisation} and slip.run_id = run.id),
          (select concat(count(*), ' ', max(answer.answered_at), ' ', max(answer.replaced_at)) from payslip slip
            join bank_answer answer on answer.organisation_id = ${organisation} and answer.payslip_id = slip.id
            where slip.organisation_id = ${organisation} and slip.run_id = run.id),
          (select concat(count(*), ' ', max(held_at), ' ', max(released_at), ' ', max(paid_on)) from pay_hold
            where organisation_id = ${organisation} and run_id = run.id),
          (select concat(count(*), ' ', max(approved_at), ' ', max(paid_at)) from pay_run
            where organisation_id = ${organisation} and state in ('approved', 'paid'))) as facts
      from pay_run run where run.organisation_id = ${organisation} and run.id = ${p.run}`.compile(db),
}))

export const fileSet = one(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<FileSet>`
      select stamp, state, done, total, problems, progress_at as "progressAt" from run_file_set
      where organisation_id = ${organisation} and run_id = ${p.run}`.compile(db),
}))

/** Returns 0 if another process is making the same set and progressing. */
export const beginSet = change(
  ({ db, organisation }, p: { run: Id; stamp: string; total: number; now: Instant; quietSince: Instant }) => ({
    compile: () =>
      sql`
        insert into run_file_set as kept (organisation_id, run_id, stamp, state, done, total, progress_at)
        values (${organisation}, ${p.run}, ${p.stamp}, 'making', 0, ${p.total}, ${p.now})
        on conflict (organisation_id, run_id) do update
          set stamp = excluded.stamp, state = 'making', done = 0, total = excluded.total, progress_at = excluded.progress_at
          where kept.stamp <> excluded.stamp or (kept.state = 'making' and kept.progress_at < ${p.quietSince})`.compile(
        db,
      ),
  }),
)

export const moveSet = change(({ db, organisation }, p: { run: Id; stamp: string; done: number; now: Instant }) => ({
  compile: () =>
    sql`
      update run_file_set set done = ${p.done}, progress_at = ${p.now}
      where organisation_id = ${organisation} and run_id = ${p.run} and stamp = ${p.stamp} and state = 'making'`.compile(
      db,
    ),
}))

export const endSet = change(({ db, organisation }, p: { run: Id; stamp: string; problems: string; now: Instant }) => ({
  compile: () =>
    sql`
      update run_file_set set state = 'made', done = total, problems = ${p.problems}::jsonb, progress_at = ${p.now}
      where organisation_id = ${organisation} and run_id = ${p.run} and stamp = ${p.stamp} and state = 'making'`.compile(
      db,
    ),
}))

export const keptFiles = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<KeptFile>`
      select group_name as "group", kind, media_type as type, shown, file_key as key from run_file
      where organisation_id = ${organisation} and run_id = ${p.run} order by place`.compile(db),
}))

export const deleteKept = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<{ key: string | null }>`
      delete from run_file where organisation_id = ${organisation} and run_id = ${p.run} returning file_key as key`.compile(
      db,
    ),
}))

/** `files`: JSON of stored files in order. */
export const insertKept = change(({ db, organisation }, p: { run: Id; files: string }) => ({
  compile: () =>
    sql`
      insert into run_file (organisation_id, run_id, place, group_name, kind, media_type, shown, file_key)
      select ${organisation}, ${p.run}, place, file ->> 'group', file ->> 'kind', file ->> 'type', file -> 'shown', file ->> 'key'
      from jsonb_array_elements(${p.files}::jsonb) with ordinality as given (file, place)
      returning 1`.compile(db),
}))
