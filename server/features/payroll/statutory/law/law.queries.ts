import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../../platform/database/statement.ts'

export interface OwnRow {
  law: string
  from: Day
  value: unknown
  source: string
}

/** The organisation's overrides, by law and day. */
export const ownRows = rows(({ db, organisation }, _: object) =>
  db
    .selectFrom('law_override')
    .select(['law', 'starts_on as from', 'value', 'source'])
    .where('organisation_id', '=', organisation)
    .where('ended_at', 'is', null)
    .orderBy('law')
    .orderBy('starts_on'),
)

export interface OwnRowOfLaw extends OwnRow {
  id: Id
  who: string
  at: Instant
  endedAt: Instant | null
  endedBy: string | null
  /** A locked run calculated since then may have used it; a month's pay may also be paid in the month after. */
  isUsed: boolean
}

/** All overrides of one law, removed ones included. */
export const ownRowsOfLaw = rows(({ db, organisation }, p: { law: string }) => ({
  compile: () =>
    sql<OwnRowOfLaw>`
      select own.id, own.law, own.starts_on as "from", own.value, own.source, coalesce(account.name, 'Muster') as who,
        own.created_at as at, own.ended_at as "endedAt", ended.name as "endedBy", exists (
          select from pay_run where pay_run.organisation_id = ${organisation} and state in ('approved', 'paid')
            and calculated_at >= own.created_at and month >= to_char(own.starts_on - interval '1 month', 'YYYY-MM')
        ) as "isUsed"
      from law_override own
      left join account on account.organisation_id = ${organisation} and account.id = own.created_by
      left join account ended on ended.organisation_id = ${organisation} and ended.id = own.ended_by
      where own.organisation_id = ${organisation} and own.law = ${p.law} order by own.starts_on desc, own.id`.compile(
      db,
    ),
}))

/** Locked until the transaction ends, so that it is removed only once. */
export const ownRow = one(({ db, organisation }, p: { id: Id }) =>
  db
    .selectFrom('law_override')
    .select(['law', 'starts_on as from'])
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id)
    .where('ended_at', 'is', null)
    .forUpdate(),
)

interface NewRow {
  id: Id
  law: string
  from: Day
  /** JSON in the shape of the law. */
  value: string
  source: string
  account: Id
  now: Instant
}

export const insertOwnRow = change(({ db, organisation }, p: NewRow) =>
  db.insertInto('law_override').values({
    organisation_id: organisation,
    id: p.id,
    law: p.law,
    starts_on: p.from,
    value: p.value,
    source: p.source,
    created_by: p.account,
    created_at: p.now,
  }),
)

export const endOwnRow = change(({ db, organisation }, p: { id: Id; account: Id; now: Instant }) =>
  db
    .updateTable('law_override')
    .set({ ended_by: p.account, ended_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id)
    .where('ended_at', 'is', null),
)
