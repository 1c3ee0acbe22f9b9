import { sql } from 'kysely'
import type { PayableType } from '@muster/contract/payroll/payable/payable-types.ts'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'

/** Holds the payables of some requests until the transaction ends, always in the same order. */
export const lockPayables = rows(({ db, organisation }, p: { requests: readonly Id[] }) => ({
  compile: () =>
    sql<{ employee: Id }>`
      select employee_id as employee from payable
      where organisation_id = ${organisation} and request_id = any(${p.requests}::uuid[]) order by id for no key update`.compile(
      db,
    ),
}))

export interface PayableState {
  id: Id
  type: PayableType
  amountPaise: Paise
  paidPaise: Paise
  isCancelled: boolean
}

export const payableStates = rows(({ db, organisation }, p: { requests: readonly Id[] }) => ({
  compile: () =>
    sql<PayableState>`
      select owed.id, owed.type, owed.amount_paise as "amountPaise", owed.cancelled_at is not null as "isCancelled",
        (select coalesce(sum(paid.amount_paise), 0)::bigint from payable_payment paid
          where paid.organisation_id = ${organisation} and paid.payable_id = owed.id) as "paidPaise"
      from payable owed
      where owed.organisation_id = ${organisation} and owed.request_id = any(${p.requests}::uuid[])
      order by owed.id`.compile(db),
}))

/** Closes open payables: each is reduced to what was paid of it, or cancelled. */
export const closePayables = change(({ db, organisation }, p: { ids: readonly Id[]; now: Instant }) => ({
  compile: () =>
    sql`
      update payable set amount_paise = case when paid.sum > 0 then paid.sum else amount_paise end,
        cancelled_at = case when paid.sum > 0 then null else ${p.now}::timestamptz end
      from (select owed.id, (select coalesce(sum(one.amount_paise), 0)::bigint from payable_payment one
          where one.organisation_id = ${organisation} and one.payable_id = owed.id) as sum
        from payable owed where owed.organisation_id = ${organisation} and owed.id = any(${p.ids}::uuid[])) paid
      where payable.organisation_id = ${organisation} and payable.id = paid.id and payable.cancelled_at is null`.compile(
      db,
    ),
}))

/** JSON of `id, amountPaise, isCancelled`: their earlier values; what was paid since stays paid. */
export const restorePayables = change(({ db, organisation }, p: { before: string; now: Instant }) => ({
  compile: () =>
    sql`
      update payable set amount_paise = greatest(was."amountPaise", was.paid),
        cancelled_at = case when was."isCancelled" and was.paid = 0 then coalesce(cancelled_at, ${p.now}::timestamptz) end
      from (select given.*, (select coalesce(sum(one.amount_paise), 0)::bigint from payable_payment one
          where one.organisation_id = ${organisation} and one.payable_id = given.id) as paid
        from jsonb_to_recordset(${p.before}::jsonb) as given(id uuid, "amountPaise" bigint, "isCancelled" boolean)) was
      where payable.organisation_id = ${organisation} and payable.id = was.id`.compile(db),
}))

interface More {
  id: Id
  employee: Id
  request: Id
  requestType: RequestTypeName
  number: string
  type: PayableType
  code: string
  reason: string
  amountPaise: Paise
  claimedPaise: Paise | null
  approvedPaise: Paise | null
  fromMonth: Month
  now: Instant
}

/** Owes an amount besides what was already paid under the same code. */
export const oweMore = change(({ db, organisation }, p: More) => ({
  compile: () =>
    sql`
      insert into payable (organisation_id, id, employee_id, request_id, request_type, number, type, code, reason, amount_paise,
        claimed_paise, approved_paise, from_month, created_at)
      select ${organisation}::uuid, ${p.id}::uuid, ${p.employee}::uuid, ${p.request}::uuid, ${p.requestType}, ${p.number}, ${p.type},
        ${p.code}, ${p.reason}, ${p.amountPaise}::bigint + coalesce(sum(paid.amount_paise), 0)::bigint, ${p.claimedPaise}::bigint,
        ${p.approvedPaise}::bigint, ${p.fromMonth}, ${p.now}::timestamptz
      from payable owed
      join payable_payment paid on paid.organisation_id = ${organisation} and paid.payable_id = owed.id
      where owed.organisation_id = ${organisation} and owed.code = ${p.code}
      on conflict on constraint payable_code_key do update set cancelled_at = null, from_month = excluded.from_month,
        claimed_paise = excluded.claimed_paise, approved_paise = excluded.approved_paise,
        amount_paise = excluded.amount_paise
      returning 1`.compile(db),
}))

/** Recovers a request's amount from the pay of this month on. */
export const recoverFrom = change(({ db, organisation }, p: { request: Id; fromMonth: Month }) =>
  db
    .updateTable('payable')
    .set({ from_month: p.fromMonth })
    .where('organisation_id', '=', organisation)
    .where('request_id', '=', p.request)
    .where('type', '=', 'recovery')
    .where('cancelled_at', 'is', null),
)
