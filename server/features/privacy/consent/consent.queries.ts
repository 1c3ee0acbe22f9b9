import { sql } from 'kysely'
import type { z } from 'zod'
import type { Consent } from '@muster/contract/privacy/consent.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { one, rows } from '../../../platform/database/statement.ts'

/** `terms` and `privacy`: today's versions. */
export const consentsOf = rows(({ db, organisation }, p: { account: Id; terms: string; privacy: string }) => ({
  compile: () =>
    sql<z.output<typeof Consent>>`
      select agreed.document, agreed.title, agreed.version, agreed.at as "agreedAt", agreed.state
      from (
        select 'policy' as document, policy.title, done.version::text as version, done.acknowledged_at as at,
          case when policy.deleted_at is not null then 'ended' when done.version < policy.asked_version then 'outdated'
            else 'current' end as state
        from company_policy_acknowledgement done
        join company_policy policy on policy.organisation_id = ${organisation} and policy.id = done.policy_id
        where done.organisation_id = ${organisation} and done.account_id = ${p.account}
        union all
        select document, null, version, agreed_at,
          case when version = case document when 'terms' then ${p.terms}::text else ${p.privacy}::text end
            then 'current' else 'outdated' end
        from terms_acceptance where organisation_id = ${organisation} and account_id = ${p.account}
      ) agreed
      order by agreed.at desc, agreed.document, agreed.title`.compile(db),
}))

export const accountOfEmployee = one(({ db, organisation }, p: { employee: Id }) =>
  db
    .selectFrom('employee')
    .select('account_id as account')
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.employee),
)
