import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

/** Stores the account pay went to, before it is changed. */
export const insertBankChange = change(
  ({ db, organisation }, p: { id: Id; employee: Id; account: Id; now: Instant; countsFrom: Instant }) => ({
    compile: () =>
      sql`
        insert into bank_change (organisation_id, id, employee_id, holder_name, account_sealed, account_last4, ifsc,
          bank_name, branch, account_type, upi, changed_by, changed_at, counts_from)
        select ${organisation}, ${p.id}, employee_id, holder_name, account_sealed, account_last4, ifsc, bank_name, branch,
          account_type, upi, ${p.account}, ${p.now}, ${p.countsFrom}
        from employee_bank where organisation_id = ${organisation} and employee_id = ${p.employee}
        returning 1`.compile(db),
  }),
)

interface NewAlert {
  id: Id
  kind: 'bank' | 'email'
  employee: Id
  bankChange: Id | null
  account: Id
  digest: string
  now: Instant
  expiresAt: Instant
}

export const insertAlert = change(({ db, organisation }, p: NewAlert) =>
  db.insertInto('change_alert').values({
    organisation_id: organisation,
    id: p.id,
    kind: p.kind,
    employee_id: p.employee,
    bank_change_id: p.bankChange,
    changed_by: p.account,
    key_digest: p.digest,
    sent_at: p.now,
    expires_at: p.expiresAt,
  }),
)

export interface Alert {
  kind: 'bank' | 'email'
  employee: Id
  name: string
  account: Id
  bankChange: Id | null
  changedBy: Id
  digest: string
  expiresAt: Instant
  reportedAt: Instant | null
  settledAt: Instant | null
}

/** Locked until the transaction ends. */
export const alert = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<Alert>`
      select kind, employee_id as employee, employee.name, employee.account_id as account, bank_change_id as "bankChange",
        changed_by as "changedBy", key_digest as digest, expires_at as "expiresAt", reported_at as "reportedAt",
        settled_at as "settledAt"
      from change_alert alert
      join employee on employee.organisation_id = ${organisation} and employee.id = alert.employee_id
      where alert.organisation_id = ${organisation} and alert.id = ${p.id} for no key update of alert`.compile(db),
}))

export const putReported = change(({ db, organisation }, p: { id: Id; now: Instant }) =>
  db
    .updateTable('change_alert')
    .set({ reported_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

export const putSettled = change(
  ({ db, organisation }, p: { id: Id; outcome: 'kept' | 'restored'; account: Id; now: Instant }) =>
    db
      .updateTable('change_alert')
      .set({ outcome: p.outcome, settled_by: p.account, settled_at: p.now })
      .where('organisation_id', '=', organisation)
      .where('id', '=', p.id),
)

/** From this change on, every later one of the employee waits too, until someone has reviewed it. */
export const stopBankChange = change(({ db, organisation }, p: { id: Id; employee: Id }) => ({
  compile: () =>
    sql`
      update bank_change set counts_from = null
      where organisation_id = ${organisation} and employee_id = ${p.employee} and id = ${p.id}`.compile(db),
}))

export const countBankChange = change(({ db, organisation }, p: { id: Id; now: Instant }) => ({
  compile: () =>
    sql`
      update bank_change set counts_from = least(coalesce(counts_from, ${p.now}::timestamptz), ${p.now}::timestamptz)
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

/** Restores the account from before a change. */
export const restoreBank = change(({ db, organisation }, p: { id: Id; now: Instant }) => ({
  compile: () =>
    sql`
      update employee_bank bank set holder_name = old.holder_name, account_sealed = old.account_sealed,
        account_last4 = old.account_last4, ifsc = old.ifsc, bank_name = old.bank_name, branch = old.branch,
        account_type = old.account_type, upi = old.upi, updated_at = ${p.now}
      from bank_change old
      where old.organisation_id = ${organisation} and old.id = ${p.id}
        and bank.organisation_id = ${organisation} and bank.employee_id = old.employee_id`.compile(db),
}))

export const openReports = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{
      _id: Id
      kind: 'bank' | 'email'
      changedBy: string
      changedById: Id
      changedAt: Instant
      reportedAt: Instant
    }>`
      select alert.id as "_id", kind, account.name as "changedBy", changed_by as "changedById", sent_at as "changedAt",
        reported_at as "reportedAt"
      from change_alert alert
      join account on account.organisation_id = ${organisation} and account.id = alert.changed_by
      where alert.organisation_id = ${organisation} and alert.employee_id = ${p.employee}
        and reported_at is not null and settled_at is null
      order by reported_at`.compile(db),
}))

/** Employees whose pay still goes to the account before a change, and until when; null while the change is stopped. */
export const waitingBanks = rows(({ db, organisation }, p: { employee: Id | null; now: Instant }) => ({
  compile: () =>
    sql<{ employee: Id; until: Instant | null }>`
      select distinct on (employee_id) employee_id as employee, counts_from as until from bank_change
      where organisation_id = ${organisation} and (${p.employee}::uuid is null or employee_id = ${p.employee}::uuid)
        and (counts_from is null or counts_from > ${p.now})
      order by employee_id, changed_at`.compile(db),
}))

/** Since when the account used for pay has been in effect; null from the beginning. */
export const payingSince = rows(({ db, organisation }, p: { employees: readonly Id[]; now: Instant }) => ({
  compile: () =>
    sql<{ employee: Id; since: Instant | null }>`
      select employee, (
        select max(counts_from) from bank_change
        where organisation_id = ${organisation} and employee_id = employee and counts_from <= ${p.now}
      ) as since
      from unnest(${p.employees}::uuid[]) employee`.compile(db),
}))
