import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { RequestRow } from '@muster/contract/approvals/request.ts'
import type { Id } from '@muster/contract/values.ts'
import { rows } from '../../platform/database/statement.ts'
import { rowColumns, rowJoins } from './request-row.sql.ts'
import { waitingRequests, type Reach } from './waiting.sql.ts'

type Row = z.output<typeof RequestRow>
type Source = (organisation: Id, account: Id) => RawBuilder<unknown>

/** How many requests of each type wait for this account. */
export const waitingCounts: Readonly<Record<Reach, ReturnType<typeof counts>>> = {
  own: counts(waitingRequests.own),
  fallback: counts(waitingRequests.fallback),
  all: counts(waitingRequests.all),
}

/** The oldest requests of these types that wait for an account, for the dashboard. */
export const waitingOldest: Readonly<Record<Reach, ReturnType<typeof oldest>>> = {
  own: oldest(waitingRequests.own),
  fallback: oldest(waitingRequests.fallback),
  all: oldest(waitingRequests.all),
}

/** The newest own requests of every type that still wait, for the dashboard. */
export const ownOpen = rows(({ db, organisation }, p: { employee: Id; limit: number }) => ({
  compile: () =>
    sql<Row>`
      select ${rowColumns} from request ${rowJoins(organisation)}
      where request.organisation_id = ${organisation} and request.requester_id = ${p.employee} and request.is_open
      order by request.created_at desc limit ${p.limit}`.compile(db),
}))

function counts(source: Source) {
  return rows(({ db, organisation }, p: { account: Id; employee: Id | null; types: string[] }) => ({
    compile: () =>
      sql<{ type: Row['type']; count: number }>`
        select type, count(*) as count from (${source(organisation, p.account)}) request
        where type = any(${p.types}::text[]) and requester_id is distinct from ${p.employee}::uuid
        group by type`.compile(db),
  }))
}

function oldest(source: Source) {
  return rows(({ db, organisation }, p: { account: Id; employee: Id | null; types: string[]; limit: number }) => ({
    compile: () =>
      sql<Row>`
        select ${rowColumns}
        from (
          select * from (${source(organisation, p.account)}) given
          where type = any(${p.types}::text[]) and requester_id is distinct from ${p.employee}::uuid
          order by created_at, id limit ${p.limit}
        ) request
        ${rowJoins(organisation)}
        order by request.created_at, request.id`.compile(db),
  }))
}
