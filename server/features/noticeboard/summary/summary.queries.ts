import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'

/** The formatted text, unless the text was changed since: an earlier release changes the text alone. */
const html = sql`case when summary.html_at = summary.updated_at then summary.html end`

export const companySummary = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ description: string; html: string | null; updatedAt: Instant; updatedBy: string }>`
      select summary.body as description, ${html} as html, summary.updated_at as "updatedAt", account.name as "updatedBy"
      from company_summary summary
      join account on account.organisation_id = ${organisation} and account.id = summary.account_id
      where summary.organisation_id = ${organisation}`.compile(db),
}))

interface Written {
  description: string
  html: string
  account: Id
  now: Instant
}

export const writeSummary = change(({ db, organisation }, p: Written) => ({
  compile: () =>
    sql`
        insert into company_summary (organisation_id, body, account_id, updated_at, html, html_at)
        values (${organisation}, ${p.description}, ${p.account}, ${p.now}, ${p.html}, ${p.now})
        on conflict (organisation_id) do update
        set body = excluded.body, account_id = excluded.account_id, updated_at = excluded.updated_at,
          html = excluded.html, html_at = excluded.html_at`.compile(db),
}))

export const unformattedSummary = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ body: string }>`
      select body from company_summary summary
      where organisation_id = ${organisation} and ${html} is null`.compile(db),
}))

export const keepSummaryHtml = change(({ db, organisation }, p: { body: string; html: string }) => ({
  compile: () =>
    sql`
      update company_summary set html = ${p.html}, html_at = updated_at
      where organisation_id = ${organisation} and body = ${p.body}`.compile(db),
}))

export const eraseSummary = change(({ db, organisation }, _: object) =>
  db.deleteFrom('company_summary').where('organisation_id', '=', organisation),
)
