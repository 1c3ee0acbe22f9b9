import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'

export const companySummary = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ description: string; updatedAt: Instant; updatedBy: string }>`
      select summary.body as description, summary.updated_at as "updatedAt", account.name as "updatedBy"
      from company_summary summary
      join account on account.organisation_id = ${organisation} and account.id = summary.account_id
      where summary.organisation_id = ${organisation}`.compile(db),
}))

export const writeSummary = change(({ db, organisation }, p: { description: string; account: Id; now: Instant }) => ({
  compile: () =>
    sql`
        insert into company_summary (organisation_id, body, account_id, updated_at)
        values (${organisation}, ${p.description}, ${p.account}, ${p.now})
        on conflict (organisation_id) do update
        set body = excluded.body, account_id = excluded.account_id, updated_at = excluded.updated_at`.compile(db),
}))

export const eraseSummary = change(({ db, organisation }, _: object) =>
  db.deleteFrom('company_summary').where('organisation_id', '=', organisation),
)
