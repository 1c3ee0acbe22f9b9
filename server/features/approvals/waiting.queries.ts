import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { RequestRow } from '@muster/contract/approvals/request.ts'
import type { Id } from '@muster/contract/values.ts'
import { rows } from '../../platform/database/statement.ts'
import type { Reach } from './list.queries.ts'
import { rowColumns, rowJoins } from './request-row.sql.ts'
import { givenTo, isStranded } from './who-decides.sql.ts'

type Row = z.output<typeof RequestRow>

/** How many requests of each type wait for this account. */
export const waitingCounts: Readonly<Record<Reach, ReturnType<typeof counts>>> = {
  own: counts((organisation, p) => sql`request.id in (${givenTo(organisation, p.account)})`),
  fallback: counts(
    (organisation, p) => sql`(request.id in (${givenTo(organisation, p.account)}) or ${isStranded(organisation)})`,
  ),
  all: counts(() => sql`true`),
}

/** The newest own requests of every type that still wait, for the dashboard. */
export const ownOpen = rows(({ db, organisation }, p: { employee: Id; limit: number }) => ({
  compile: () =>
    sql<Row>`
      select ${rowColumns} from request ${rowJoins(organisation)}
      where request.organisation_id = ${organisation} and request.requester_id = ${p.employee} and request.is_open
      order by request.created_at desc limit ${p.limit}`.compile(db),
}))

/** The oldest requests of these types that wait for an account, for the dashboard. */
export const waitingOldest: Readonly<Record<Reach, ReturnType<typeof oldest>>> = {
  own: oldest((organisation, p) => sql`request.id in (${givenTo(organisation, p.account)})`),
  fallback: oldest(
    (organisation, p) => sql`(request.id in (${givenTo(organisation, p.account)}) or ${isStranded(organisation)})`,
  ),
  all: oldest(() => sql`true`),
}

function oldest(whose: (organisation: Id, p: { account: Id }) => RawBuilder<unknown>) {
  return rows(({ db, organisation }, p: { account: Id; employee: Id | null; types: string[]; limit: number }) => ({
    compile: () =>
      sql<Row>`
          select ${rowColumns} from request ${rowJoins(organisation)}
          where request.organisation_id = ${organisation} and request.is_open
            and request.type = any(${p.types}::text[])
            and request.requester_id is distinct from ${p.employee}::uuid and ${whose(organisation, p)}
          order by request.created_at, request.id limit ${p.limit}`.compile(db),
  }))
}

function counts(whose: (organisation: Id, p: { account: Id }) => RawBuilder<unknown>) {
  return rows(({ db, organisation }, p: { account: Id; employee: Id | null; types: string[] }) => ({
    compile: () =>
      sql<{ type: Row['type']; count: number }>`
        select type, count(*) as count from request
        where organisation_id = ${organisation} and is_open and type = any(${p.types}::text[])
          and requester_id is distinct from ${p.employee}::uuid and ${whose(organisation, p)}
        group by type`.compile(db),
  }))
}
