import { sql } from 'kysely'
import type { ErasurePart } from '@muster/engine/privacy/retention.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'

interface ErasureRow {
  part: ErasurePart
  dueOn: Day
  source: string | null
  erasedAt: Instant | null
  requestedAt: Instant
  requestedBy: string
}

export const erasureOf = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<ErasureRow>`
      select erasure.part, erasure.due_on as "dueOn", erasure.source, erasure.erased_at as "erasedAt",
        erasure.requested_at as "requestedAt", requester.name as "requestedBy"
      from personal_erasure erasure
      join account requester on requester.organisation_id = ${organisation} and requester.id = erasure.requested_by
      where erasure.organisation_id = ${organisation} and erasure.employee_id = ${p.employee}
      order by erasure.due_on, array_position(array['now', 'log', 'wages', 'books'], erasure.part)`.compile(db),
}))

interface NewErasure {
  employee: Id
  account: Id
  /** JSON of `part, dueOn, source`. */
  parts: string
  by: Id
  now: Instant
}

export const insertErasure = change(({ db, organisation }, p: NewErasure) => ({
  compile: () =>
    sql`
      insert into personal_erasure (organisation_id, employee_id, account_id, part, due_on, source, requested_by, requested_at)
      select ${organisation}, ${p.employee}, ${p.account}, due.part, due."dueOn", due.source, ${p.by}, ${p.now}
      from jsonb_to_recordset(${p.parts}::jsonb) as due(part text, "dueOn" date, source text)
      on conflict do nothing
      returning 1`.compile(db),
}))

interface DueErasure {
  employee: Id
  account: Id
  part: ErasurePart
  /** The person's present and earlier names. */
  names: string[]
  email: string
}

/** What may be erased by this day, each person's parts in order. */
export const dueErasures = rows(({ db, organisation }, p: { today: Day }) => ({
  compile: () =>
    sql<DueErasure>`
      select erasure.employee_id as employee, erasure.account_id as account, erasure.part,
        coalesce(names_of(erasure.employee_id, erasure.account_id), '{}') as names,
        employee.work_email as email
      from personal_erasure erasure
      join employee on employee.organisation_id = ${organisation} and employee.id = erasure.employee_id
      where erasure.organisation_id = ${organisation} and erasure.erased_at is null and erasure.due_on <= ${p.today}::date
      order by erasure.employee_id, array_position(array['now', 'log', 'wages', 'books'], erasure.part)`.compile(db),
}))

/** Locked during erasure, so that it happens once. */
export const lockErasure = rows(({ db, organisation }, p: { employee: Id; part: ErasurePart }) => ({
  compile: () =>
    sql<{ part: ErasurePart }>`
      select part from personal_erasure
      where organisation_id = ${organisation} and employee_id = ${p.employee} and part = ${p.part} and erased_at is null
      for no key update`.compile(db),
}))

/** All parts, locked: what is stopped is not erased meanwhile, and the other way round. */
export const lockErasures = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ erasedAt: Instant | null }>`
      select erased_at as "erasedAt" from personal_erasure
      where organisation_id = ${organisation} and employee_id = ${p.employee}
      order by part for no key update`.compile(db),
}))

/** What is not erased yet. */
export const deleteErasure = change(({ db, organisation }, p: { employee: Id }) =>
  db
    .deleteFrom('personal_erasure')
    .where('organisation_id', '=', organisation)
    .where('employee_id', '=', p.employee)
    .where('erased_at', 'is', null),
)

export const endErasure = change(({ db, organisation }, p: { employee: Id; part: ErasurePart; now: Instant }) => ({
  compile: () =>
    sql`
      update personal_erasure set erased_at = ${p.now}
      where organisation_id = ${organisation} and employee_id = ${p.employee} and part = ${p.part}`.compile(db),
}))
