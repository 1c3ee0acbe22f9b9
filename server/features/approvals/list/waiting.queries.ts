import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { rows } from '../../../platform/database/statement.ts'
import { rowColumns, rowJoins, type StoredRow } from '../request-row.sql.ts'
import type { Approver } from '../step/open-steps.sql.ts'
import { shown, waitingRequests } from './list.queries.ts'

type Whose = Approver & { employee: Id | null; types: string[] }

/** The number of requests of each type pending with this account. */
export const waitingCounts = rows(({ db, organisation }, p: Whose) => ({
  compile: () =>
    sql<{ type: StoredRow['type']; count: number }>`
      select type, count(*) as count from (${waitingRequests(organisation, p)}) request
      where type = any(${p.types}::text[]) and requester_id is distinct from ${p.employee}::uuid
      group by type`.compile(db),
}))

/** The oldest requests of these types pending with an account, for the dashboard. */
export const waitingOldest = rows(({ db, organisation }, p: Whose & { limit: number }) => ({
  compile: () =>
    sql<StoredRow>`
      select ${rowColumns}
      from (
        select * from (${waitingRequests(organisation, p)}) given
        where type = any(${p.types}::text[]) and requester_id is distinct from ${p.employee}::uuid
        order by created_at, id limit ${p.limit}
      ) request
      ${rowJoins(organisation)}
      order by request.created_at, request.id`.compile(db),
}))

/** All of them, page by page. */
export const waitingOfTypes = pageOf<StoredRow, Whose, 'createdAt'>({
  sortable: { createdAt: 'created_at' },
  matching: ({ organisation }, p) => sql`
    select id, created_at from (${waitingRequests(organisation, p)}) given
    where type = any(${p.types}::text[]) and requester_id is distinct from ${p.employee}::uuid`,
  rows: shown,
})

/** The account's own newest pending requests of every type, for the dashboard. */
export const ownOpen = rows(({ db, organisation }, p: { employee: Id; limit: number }) => ({
  compile: () =>
    sql<StoredRow>`
      select ${rowColumns} from request ${rowJoins(organisation)}
      where request.organisation_id = ${organisation} and request.requester_id = ${p.employee} and request.is_open
      order by request.created_at desc limit ${p.limit}`.compile(db),
}))
