import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, globally, one } from '../../../platform/database/statement.ts'

interface Bars {
  frozenAt: Instant | null
  stoppedAt: Instant | null
  /** The company requires its own sign-in for this address, and the account is not one of its emergency admins. */
  needsCompany: boolean
  /** Someone asked to end this person's employment, and another person has yet to decide. */
  isEnding: boolean
}

/** What prevents an account from signing in even though its owner has proved their identity. */
export const signInBars = one(({ db, organisation }, p: { account: Id }) => ({
  compile: () =>
    sql<Bars>`
      select account.frozen_at as "frozenAt", account.stopped_at as "stoppedAt",
        (exists (select 1 from sso_domain_owner owned
            where owned.organisation_id = ${organisation} and owned.state = 'enforced'
              and owned.domain = split_part(account.email, '@', 2))
          and not exists (select 1 from sso_break_glass kept
            where kept.organisation_id = ${organisation} and kept.account_id = account.id)) as "needsCompany",
        account.is_active and exists (
          select from employee
          join pending_change ending on ending.organisation_id = ${organisation} and ending.record_id = employee.id
            and ending.state = 'pending' and account.id = any(ending.concerns)
          where employee.organisation_id = ${organisation} and employee.account_id = account.id) as "isEnding"
      from account where organisation_id = ${organisation} and account.id = ${p.account}`.compile(db),
}))

/** Whether the company of a domain requires its own sign-in; by the domain alone, so it reveals nothing about accounts. */
export const enforcedDomain = globally.one(({ db }, p: { domain: string }) =>
  db.selectFrom('sso_domain_owner').select('domain').where('domain', '=', p.domain).where('state', '=', 'enforced'),
)

/** Whether an account is an emergency admin, who keeps the password and therefore must keep the authenticator. */
export const isEmergencyAdmin = one(({ db, organisation }, p: { account: Id }) =>
  db
    .selectFrom('sso_break_glass')
    .select('account_id as account')
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account),
)

export const endPasswordSessions = change(({ db, organisation }, p: { except: Id; why: string; now: Instant }) => ({
  compile: () =>
    sql`
      update session set ended_at = ${p.now}, ended_why = ${p.why}
      from account
      where session.organisation_id = ${organisation} and session.ended_at is null and not session.is_sso
        and session.id <> ${p.except}::uuid
        and account.organisation_id = ${organisation} and account.id = session.account_id
        and exists (select 1 from sso_domain_owner owned
          where owned.organisation_id = ${organisation} and owned.state = 'enforced'
            and owned.domain = split_part(account.email, '@', 2))
        and not exists (select 1 from sso_break_glass kept
          where kept.organisation_id = ${organisation} and kept.account_id = account.id)`.compile(db),
}))

export const updateStopped = change(({ db, organisation }, p: { account: Id; at: Instant | null }) =>
  db
    .updateTable('account')
    .set({ stopped_at: p.at })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.account),
)
