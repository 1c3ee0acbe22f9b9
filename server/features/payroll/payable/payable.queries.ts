import { sql } from 'kysely'
import type { z } from 'zod'
import type { PayablePayment, PayableRow } from '@muster/contract/payroll/payable/payable.routes.ts'
import type { PayableType } from '@muster/contract/payroll/payable/payable-types.ts'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { RouteKey } from '@muster/contract/routes.ts'
import type { Day, Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

interface NewPayable {
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

export const insertPayable = change(({ db, organisation }, p: NewPayable) =>
  db.insertInto('payable').values({
    organisation_id: organisation,
    id: p.id,
    employee_id: p.employee,
    request_id: p.request,
    request_type: p.requestType,
    number: p.number,
    type: p.type,
    code: p.code,
    reason: p.reason,
    amount_paise: p.amountPaise,
    claimed_paise: p.claimedPaise,
    approved_paise: p.approvedPaise,
    from_month: p.fromMonth,
    created_at: p.now,
  }),
)

const calls = {
  payment: 'POST /api/v1/user/payable-payment',
  undo: 'POST /api/v1/user/payable-payment/{id}/undo',
} as const satisfies Record<string, RouteKey>

type Row = z.output<typeof PayableRow>
export type PaymentRow = z.output<typeof PayablePayment>

/** Payables with what was paid of them. */
const withPaid = (organisation: string) => sql`
  select owed.id, owed.employee_id, owed.request_id, owed.type, owed.reason, owed.amount_paise, owed.paid_by, owed.from_month,
    owed.created_at, owed.cancelled_at, employee.name as person, employee.code as employee_code, employee.left_on,
    owed.request_type, owed.number,
    (select coalesce(sum(paid.amount_paise), 0)::bigint from payable_payment paid
      where paid.organisation_id = ${organisation} and paid.payable_id = owed.id) as paid_paise
  from payable owed
  join employee on employee.organisation_id = ${organisation} and employee.id = owed.employee_id
  where owed.organisation_id = ${organisation}`

const shown = (organisation: string) => sql`
  id as "_id",
  jsonb_build_object('_id', employee_id, 'name', person, 'code', employee_code, 'leftOn', left_on) as employee,
  jsonb_build_object('_id', request_id, 'type', request_type, 'number', number) as request,
  type, reason, amount_paise as "amountPaise", paid_paise as "paidPaise",
  case when cancelled_at is null then amount_paise - paid_paise else 0 end as "openPaise", paid_by as "paidBy",
  from_month as "fromMonth", created_at as "createdAt", cancelled_at is not null as "isCancelled",
  (select jsonb_build_object('_id', change.id, 'step', case change.call when ${calls.payment}::text then 'payment' else 'undo' end,
      'requestedBy', account.name,
      'requestedAt', to_char(change.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from pending_change change
    join account on account.organisation_id = ${organisation} and account.id = change.requested_by
    where change.organisation_id = ${organisation} and change.state = 'pending' and owed.id = any(change.concerns)
      and change.call in (${calls.payment}::text, ${calls.undo}::text)
    order by change.requested_at, change.id limit 1) as waiting`

interface Filter {
  state: 'open' | 'settled'
  search?: string | undefined
  type?: PayableType | undefined
  employeeId?: Id | undefined
}

export const payablePage = pageOf<Row, Filter, 'name' | 'since' | 'open'>({
  sortable: { name: 'lower(person)', since: 'created_at', open: 'amount_paise - paid_paise' },
  matching: ({ organisation }, p) => sql`
    select * from (${withPaid(organisation)}) owed
    where (cancelled_at is null and paid_paise < amount_paise) = (${p.state}::text = 'open')
      and (${p.type ?? null}::text is null or type = ${p.type ?? null}::text)
      and (${p.employeeId ?? null}::uuid is null or employee_id = ${p.employeeId ?? null}::uuid)
      and ${contains(sql`person || ' ' || employee_code || ' ' || number`, p.search)}`,
  rows: ({ organisation }) => sql`select owed.n, ${shown(organisation)} from page owed`,
})

export const payableSummary = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ type: PayableType; count: number; people: number; openPaise: Paise }>`
      select type, count(*)::int as count, count(distinct employee_id)::int as people,
        sum(amount_paise - paid_paise)::bigint as "openPaise"
      from (${withPaid(organisation)}) owed
      where cancelled_at is null and paid_paise < amount_paise
      group by type order by type`.compile(db),
}))

/** Some payables, or all of a request. */
export const payablesOf = rows(({ db, organisation }, p: { ids: readonly Id[] | null; request: Id | null }) => ({
  compile: () =>
    sql<Row>`
      select ${shown(organisation)} from (${withPaid(organisation)}
        and (owed.id = any(${p.ids}::uuid[]) or owed.request_id = ${p.request}::uuid)) owed
      order by created_at, id`.compile(db),
}))

/** Holds some payables until the transaction ends, always in the same order. */
export const payablesForUpdate = rows(({ db, organisation }, p: { ids: readonly Id[] | null; request: Id | null }) => ({
  compile: () =>
    sql<{ id: Id; employee: Id }>`
      select id, employee_id as employee from payable
      where organisation_id = ${organisation} and (id = any(${p.ids}::uuid[]) or request_id = ${p.request}::uuid)
      order by id for no key update`.compile(db),
}))

export const paymentsOf = rows(({ db, organisation }, p: { payable: Id }) => ({
  compile: () =>
    sql<PaymentRow>`
      select paid.id as "_id", paid.amount_paise as "amountPaise", paid.paid_on as "paidOn", paid.reference,
        case when slip.id is not null then jsonb_build_object('_id', slip.id, 'month', slip.month) end as payslip,
        account.name as "by", paid.created_at as "createdAt",
        paid.undoes_id is not null or exists (select from payable_payment back
          where back.organisation_id = ${organisation} and back.undoes_id = paid.id) as "isUndone"
      from payable_payment paid
      left join payslip slip on slip.organisation_id = ${organisation} and slip.id = paid.payslip_id
      left join account on account.organisation_id = ${organisation} and account.id = paid.account_id
      where paid.organisation_id = ${organisation} and paid.payable_id = ${p.payable}
      order by paid.created_at desc, paid.id desc`.compile(db),
}))

export const outsidePayment = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ payable: Id; amountPaise: Paise; paidOn: Day; isUndone: boolean }>`
      select paid.payable_id as payable, paid.amount_paise as "amountPaise", coalesce(paid.paid_on) as "paidOn",
        paid.undoes_id is not null or exists (select from payable_payment back
          where back.organisation_id = ${organisation} and back.undoes_id = paid.id) as "isUndone"
      from payable_payment paid
      where paid.organisation_id = ${organisation} and paid.id = ${p.id} and paid.payslip_id is null`.compile(db),
}))

/** Whether the reversal of a payment was already requested. */
export const undoWaiting = one(({ db, organisation }, p: { payment: Id }) => ({
  compile: () =>
    sql<{ change: Id }>`
      select id as change from pending_change
      where organisation_id = ${organisation} and state = 'pending' and call = ${calls.undo}::text
        and ${p.payment}::uuid = any(concerns) limit 1`.compile(db),
}))

interface NewPayment {
  payable: Id
  amountPaise: Paise
  paidOn: Day
  reference: string
  undoes: Id | null
  account: Id
  now: Instant
}

export const insertPayment = change(({ db, organisation }, p: NewPayment) =>
  db.insertInto('payable_payment').values({
    organisation_id: organisation,
    payable_id: p.payable,
    amount_paise: p.amountPaise,
    paid_on: p.paidOn,
    reference: p.reference,
    undoes_id: p.undoes,
    account_id: p.account,
    created_at: p.now,
  }),
)

export const choosePayable = change(
  ({ db, organisation }, p: { id: Id; paidBy: 'pay' | 'outside'; fromMonth: Month }) =>
    db
      .updateTable('payable')
      .set({ paid_by: p.paidBy, from_month: p.fromMonth })
      .where('organisation_id', '=', organisation)
      .where('id', '=', p.id),
)

export const cancelPayables = change(({ db, organisation }, p: { request: Id; now: Instant }) =>
  db
    .updateTable('payable')
    .set({ cancelled_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('request_id', '=', p.request)
    .where('cancelled_at', 'is', null),
)
