import { sql } from 'kysely'
import type { notesRoutes } from '@muster/contract/notes/routes.ts'
import type { DataOf } from '@muster/contract/routes.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { contains } from '../../platform/database/like.ts'
import { change, one, rows } from '../../platform/database/statement.ts'

type Note = DataOf<(typeof notesRoutes)['POST /api/v1/notes/add']>

const columns = sql.raw(
  'id as "_id", text, is_pinned as "isPinned", created_at as "createdAt", updated_at as "updatedAt"',
)

/** One account's notes, pinned first; `search` is null for all. */
export const notesOf = rows(({ db, organisation }, p: { account: Id; search: string | null }) => ({
  compile: () =>
    sql<Note>`
      select ${columns} from note
      where organisation_id = ${organisation} and account_id = ${p.account}
        and ${contains(sql`text`, p.search)}
      order by is_pinned desc, updated_at desc, id desc`.compile(db),
}))

/** One note is added per account at a time, so that two concurrent ones cannot exceed the limit. */
export const lockNotes = one(({ db, organisation }, p: { account: Id }) => ({
  compile: () =>
    sql<{ id: Id }>`
      select id from account where organisation_id = ${organisation} and id = ${p.account} for no key update`.compile(
      db,
    ),
}))

/** Called after the lock: a statement sees nothing committed after it began. */
export const keptNotes = one(({ db, organisation }, p: { account: Id }) => ({
  compile: () =>
    sql<{ kept: number }>`
      select count(*) as kept from note
      where organisation_id = ${organisation} and account_id = ${p.account}`.compile(db),
}))

export const insertNote = one(
  ({ db, organisation }, p: { id: Id; account: Id; text: string; isPinned: boolean; now: Instant }) => ({
    compile: () =>
      sql<Note>`
        insert into note (organisation_id, id, account_id, text, is_pinned, created_at, updated_at)
        values (${organisation}, ${p.id}, ${p.account}, ${p.text}, ${p.isPinned}, ${p.now}, ${p.now})
        returning ${columns}`.compile(db),
  }),
)

/** Null leaves a value unchanged. Pinning does not count as a change of the note. */
export const updateNote = one(
  ({ db, organisation }, p: { id: Id; account: Id; text: string | null; isPinned: boolean | null; now: Instant }) => ({
    compile: () =>
      sql<Note>`
        update note set text = coalesce(${p.text}::text, text), is_pinned = coalesce(${p.isPinned}::boolean, is_pinned),
          updated_at = case when ${p.text}::text is null or ${p.text}::text = text then updated_at else ${p.now}::timestamptz end
        where organisation_id = ${organisation} and id = ${p.id} and account_id = ${p.account}
        returning ${columns}`.compile(db),
  }),
)

export const deleteNote = change(({ db, organisation }, p: { id: Id; account: Id }) =>
  db
    .deleteFrom('note')
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id)
    .where('account_id', '=', p.account),
)
