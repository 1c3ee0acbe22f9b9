import { sql } from 'kysely'
import type { LetterKind } from '@muster/contract/letters/letter-kinds.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

interface Text {
  kind: LetterKind
  version: number
  title: string
  body: string
  createdAt: Instant
}

/** The newest text of each kind that has one. */
export const newestTexts = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Text>`
      select distinct on (kind) kind, version, title, body, created_at as "createdAt" from letter_template
      where organisation_id = ${organisation} order by kind, version desc`.compile(db),
}))

/** The company's text: of a version, or (null) the newest. */
export const textOf = one(({ db, organisation }, p: { kind: LetterKind; version: number | null }) => ({
  compile: () =>
    sql<Text>`
      select kind, version, title, body, created_at as "createdAt" from letter_template
      where organisation_id = ${organisation} and kind = ${p.kind}
        and (${p.version}::int is null or version = ${p.version}::int)
      order by version desc limit 1`.compile(db),
}))

export const versionsOf = rows(({ db, organisation }, p: { kind: LetterKind }) => ({
  compile: () =>
    sql<{ version: number; note: string; author: string; createdAt: Instant }>`
      select text.version, text.note, author.name as author, text.created_at as "createdAt" from letter_template text
      join account author on author.organisation_id = ${organisation} and author.id = text.account_id
      where text.organisation_id = ${organisation} and text.kind = ${p.kind}
      order by text.version desc`.compile(db),
}))

interface NewText {
  kind: LetterKind
  version: number
  title: string
  body: string
  note: string
  account: Id
  now: Instant
}

/** Inserts nothing if someone else saved this version at the same moment. */
export const insertText = change(({ db, organisation }, p: NewText) => ({
  compile: () =>
    sql`
      insert into letter_template (organisation_id, kind, version, title, body, note, account_id, created_at)
      values (${organisation}, ${p.kind}, ${p.version}, ${p.title}, ${p.body}, ${p.note}, ${p.account}, ${p.now})
      on conflict do nothing`.compile(db),
}))

export const setting = one(({ db, organisation }, _: object) =>
  db
    .selectFrom('letter_setting')
    .select(['signatory_name as signatoryName', 'signatory_designation as signatoryDesignation'])
    .where('organisation_id', '=', organisation),
)

export const putSetting = change(({ db, organisation }, p: { name: string; designation: string; now: Instant }) => ({
  compile: () =>
    sql`
      insert into letter_setting (organisation_id, signatory_name, signatory_designation, updated_at)
      values (${organisation}, ${p.name}, ${p.designation}, ${p.now})
      on conflict (organisation_id) do update set signatory_name = excluded.signatory_name,
        signatory_designation = excluded.signatory_designation, updated_at = excluded.updated_at`.compile(db),
}))
