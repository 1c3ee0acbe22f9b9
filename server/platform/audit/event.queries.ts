import { sql } from 'kysely'
import type { AuditAction } from '@muster/contract/security/audit-actions.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import type { KeptChanges } from './audit.queries.ts'
import { one } from '../database/statement.ts'

/** An entry of the activity log with the names in it. */
export const loggedEvent = one(({ db, organisation }, p: { n: number }) => ({
  compile: () =>
    sql<{
      account: Id | null
      who: string
      action: AuditAction
      type: string
      record: Id
      whom: string | null
      changes: KeptChanges
      network: string | null
      at: Instant
      zone: string
    }>`
      select event.account_id as account, coalesce(account.name, 'Muster') as who, event.action, event.record_type as type,
        event.record_id as record, coalesce(employee.name, subject.name) as whom, event.changes, event.network, event.at,
        organisation.time_zone as zone
      from audit_event event
      join organisation on organisation.id = ${organisation}
      left join account on account.organisation_id = ${organisation} and account.id = event.account_id
      left join employee on event.record_type = 'employee'
        and employee.organisation_id = ${organisation} and employee.id = event.record_id
      left join account subject on event.record_type = 'account'
        and subject.organisation_id = ${organisation} and subject.id = event.record_id
      where event.organisation_id = ${organisation} and event.n = ${p.n}`.compile(db),
}))

/** Failed sign-ins in the hour before: to one account, and from one network to any. */
export const failures = one(({ db, organisation }, p: { account: Id; network: string | null; until: Instant }) => ({
  compile: () =>
    sql<{ ofAccount: number; fromNetwork: number }>`
        select count(*) filter (where record_id = ${p.account})::integer as "ofAccount",
          count(*) filter (where network = ${p.network})::integer as "fromNetwork"
        from audit_event
        where organisation_id = ${organisation} and action in ('failedSignIn', 'failedSecondStep', 'failedPasskey')
          and at > ${p.until}::timestamptz - interval '1 hour'`.compile(db),
}))
