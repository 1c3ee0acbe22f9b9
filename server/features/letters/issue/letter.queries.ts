import { sql } from 'kysely'
import type { z } from 'zod'
import type { LetterKind } from '@muster/contract/letters/letter-kinds.ts'
import type { letterRoutes } from '@muster/contract/letters/letter.routes.ts'
import type { LetterPaper } from '@muster/contract/letters/letter-paper.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

/** One transaction numbers letters at a time, so that no number is used twice or skipped. */
export const lockNumbers = one(({ db, organisation }, _: object) => ({
  compile: () => sql`select pg_advisory_xact_lock(hashtextextended('letter ' || ${organisation}, 0))`.compile(db),
}))

export const lastNumber = one(({ db, organisation }, p: { kind: LetterKind; year: string }) => ({
  compile: () =>
    sql<{ n: number }>`
      select coalesce(max(n), 0)::int as n from letter
      where organisation_id = ${organisation} and kind = ${p.kind} and financial_year = ${p.year}`.compile(db),
}))

interface NewLetters {
  /** JSON of `id, n, number, employee, title, paper`. */
  letters: string
  kind: LetterKind
  year: string
  day: Day
  version: number
  holdsPay: boolean
  account: Id
  now: Instant
}

export const insertLetters = change(({ db, organisation }, p: NewLetters) => ({
  compile: () =>
    sql`
      insert into letter (organisation_id, id, kind, financial_year, n, number, employee_id, day, title, template_version,
        holds_pay, paper, issued_by, issued_at)
      select ${organisation}, given.id, ${p.kind}, ${p.year}, given.n, given.number, given.employee, ${p.day}::date,
        given.title, ${p.version}, ${p.holdsPay}, given.paper, ${p.account}, ${p.now}
      from jsonb_to_recordset(${p.letters}::jsonb) as given (id uuid, n int, number text, employee uuid, title text,
        paper jsonb)
      returning 1`.compile(db),
}))

export interface ToDraw {
  id: Id
  number: string
  title: string
  paper: LetterPaper
  issuedAt: Instant
  account: Id
  email: string
  name: string
  hasLeft: boolean
}

/** Letters without a stored document yet, oldest first. */
export const lettersToDraw = rows(({ db, organisation }, p: { limit: number }) => ({
  compile: () =>
    sql<ToDraw>`
      select letter.id, letter.number, letter.title, letter.paper, letter.issued_at as "issuedAt", account.id as account,
        account.email, account.name, not account.is_active as "hasLeft"
      from letter
      join employee on employee.organisation_id = ${organisation} and employee.id = letter.employee_id
      join account on account.organisation_id = ${organisation} and account.id = employee.account_id
      where letter.organisation_id = ${organisation} and letter.file_key is null and letter.paper is not null
      order by letter.issued_at, letter.id limit ${p.limit}`.compile(db),
}))

/** Stores a letter's document, once. It replaces the data it was drawn from. */
export const keepDocument = change(
  ({ db, organisation }, p: { id: Id; key: string; bytes: number; sha256: string }) => ({
    compile: () =>
      sql`
        update letter set file_key = ${p.key}, bytes = ${p.bytes}, sha256 = ${p.sha256}, paper = null
        where organisation_id = ${organisation} and id = ${p.id} and file_key is null and paper is not null`.compile(
        db,
      ),
  }),
)

export interface HeldLetter {
  employee: Id
  account: Id
  code: string
  number: string
  title: string
  holdsPay: boolean
  key: string | null
  sha256: string | null
  acknowledgedAt: Instant | null
  cancelledAt: Instant | null
}

export const letterById = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<HeldLetter>`
      select letter.employee_id as employee, employee.account_id as account, employee.code, letter.number, letter.title,
        letter.holds_pay as "holdsPay", letter.file_key as key, letter.sha256, letter.acknowledged_at as "acknowledgedAt",
        letter.cancelled_at as "cancelledAt"
      from letter
      join employee on employee.organisation_id = ${organisation} and employee.id = letter.employee_id
      where letter.organisation_id = ${organisation} and letter.id = ${p.id}
      for no key update of letter`.compile(db),
}))

export const cancelLetterRow = change(
  ({ db, organisation }, p: { id: Id; account: Id; reason: string; now: Instant }) => ({
    compile: () =>
      sql`
      update letter set cancelled_by = ${p.account}, cancelled_at = ${p.now}, cancel_reason = ${p.reason}
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
  }),
)

export const acknowledgeRow = change(({ db, organisation }, p: { id: Id; now: Instant }) => ({
  compile: () =>
    sql`update letter set acknowledged_at = ${p.now} where organisation_id = ${organisation} and id = ${p.id}`.compile(
      db,
    ),
}))

export const lettersInUse = rows(({ db, organisation }, p: { keys: readonly string[] }) => ({
  compile: () =>
    sql<{ key: string }>`
      select file_key as key from letter
      where organisation_id = ${organisation} and file_key = any(${p.keys}::text[])`.compile(db),
}))

type OwnRow = z.output<(typeof letterRoutes)['GET /api/v1/employee/self-letter']['reply']>[number]

/** Letters not drawn yet are left out. */
export const ownLetters = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<OwnRow>`
      select id as "_id", kind, number, title, day, coalesce(case when cancelled_at is not null then 'cancelled'
          when acknowledged_at is not null then 'acknowledged' else 'issued' end) as state, holds_pay as "holdsPay",
        issued_at as "issuedAt", acknowledged_at as "acknowledgedAt", cancelled_at as "cancelledAt",
        cancel_reason as "cancelReason"
      from letter
      where organisation_id = ${organisation} and employee_id = ${p.employee} and file_key is not null
      order by issued_at desc, id desc`.compile(db),
}))
