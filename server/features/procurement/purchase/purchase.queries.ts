import { sql } from 'kysely'
import type { z } from 'zod'
import type { PurchaseRow } from '@muster/contract/procurement/procurement.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one } from '../../../platform/database/statement.ts'
import { orderedOf, receivedOf } from '../line/ordered.sql.ts'

interface NewOrder {
  id: Id
  request: Id
  number: string
  vendor: string
  day: Day
  expectedOn: Day | null
  note: string
  account: Id
  now: Instant
  /** JSON of `lineId, quantity, unitPaise`. */
  lines: string
}

export const insertOrder = change(({ db, organisation }, p: NewOrder) => ({
  compile: () =>
    sql`
      with added as (
        insert into purchase_order (organisation_id, id, request_id, number, vendor, ordered_on, expected_on, note, account_id,
          created_at)
        values (${organisation}, ${p.id}, ${p.request}, ${p.number}, ${p.vendor}, ${p.day}, ${p.expectedOn}::date, ${p.note},
          ${p.account}, ${p.now})
        returning id
      )
      insert into purchase_order_line (organisation_id, order_id, line_id, quantity, unit_paise)
      select ${organisation}, added.id, part."lineId", part.quantity, part."unitPaise"
      from added, jsonb_to_recordset(${p.lines}::jsonb) as part("lineId" uuid, quantity int, "unitPaise" bigint)
      returning 1`.compile(db),
}))

export const orderById = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ request: Id; day: Day; closedOn: Day | null }>`
      select request_id as request, ordered_on as day, closed_on as "closedOn" from purchase_order
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

interface NewDelivery {
  id: Id
  order: Id
  day: Day
  note: string
  account: Id
  now: Instant
  /** JSON of `lineId, quantity`. */
  lines: string
}

export const insertDelivery = change(({ db, organisation }, p: NewDelivery) => ({
  compile: () =>
    sql`
      with added as (
        insert into purchase_delivery (organisation_id, id, order_id, received_on, note, account_id, created_at)
        values (${organisation}, ${p.id}, ${p.order}, ${p.day}, ${p.note}, ${p.account}, ${p.now})
        returning id
      )
      insert into purchase_delivery_line (organisation_id, delivery_id, order_id, line_id, quantity)
      select ${organisation}, added.id, ${p.order}, part."lineId", part.quantity
      from added, jsonb_to_recordset(${p.lines}::jsonb) as part("lineId" uuid, quantity int)
      returning 1`.compile(db),
}))

export const closeOrder = change(({ db, organisation }, p: { id: Id; day: Day; reason: string; account: Id }) => ({
  compile: () =>
    sql`
      update purchase_order set closed_on = ${p.day}, closed_reason = ${p.reason}, closed_by = ${p.account}
      where organisation_id = ${organisation} and id = ${p.id} and closed_on is null`.compile(db),
}))

type Row = z.output<typeof PurchaseRow>
interface Filter {
  search?: string | undefined
  state?: 'toOrder' | 'toReceive' | 'complete' | undefined
  id?: Id | undefined
}

/** Approved requests with totals of their items. Matches `approvedQuantity` in how many pieces an amount covers. */
const purchases = (organisation: string) => sql`
  select request.id, request.number, request.reason, request.stage, request.starts_on, request.decided_at,
    request.approved_paise, request.requester_id, request.cancellation_requested_at is not null as is_cancelling, request.draft,
    person.name as person, person.code as person_code, sums.*
  from request
  join employee person on person.organisation_id = ${organisation} and person.id = request.requester_id
  cross join lateral (
    select count(*)::int as item_count,
      coalesce(sum(least(line.quantity_thousandths / 1000,
        case when coalesce(line.approved_paise, line.total_paise) = 0 then 0
          else (coalesce(line.approved_paise, line.total_paise) + line.unit_paise - 1) / line.unit_paise end)), 0)::int as approved,
      coalesce(sum(${orderedOf(organisation, sql.raw('quantity'))}), 0)::int as ordered,
      coalesce(sum(${receivedOf(organisation)}), 0)::int as received
    from request_line line
    where line.organisation_id = ${organisation} and line.request_id = request.id
  ) sums
  where request.organisation_id = ${organisation} and request.type = 'procurement' and request.state = 'approved'`

const shown = (organisation: string) => sql`
  page.id as "_id", page.number,
  jsonb_build_object('_id', page.requester_id, 'name', page.person, 'code', page.person_code) as requester,
  page.reason, page.stage, page.starts_on as "neededBy", coalesce(page.approved_paise) as "approvedPaise",
  coalesce(page.decided_at) as "approvedAt", page.item_count as "itemCount", page.approved, page.ordered, page.received,
  (select min(purchase.expected_on) from purchase_order purchase
    where purchase.organisation_id = ${organisation} and purchase.request_id = page.id and purchase.closed_on is null
      and exists (select from purchase_order_line part
        where part.organisation_id = ${organisation} and part.order_id = purchase.id
          and part.quantity > (select coalesce(sum(came.quantity), 0) from purchase_delivery_line came
            where came.organisation_id = ${organisation} and came.order_id = part.order_id and came.line_id = part.line_id))
  ) as "expectedOn"`

export const purchasePage = pageOf<Row, Filter, 'approvedAt' | 'neededBy' | 'number'>({
  sortable: { approvedAt: 'decided_at', neededBy: 'starts_on', number: 'number' },
  matching: ({ organisation }, p) => sql`
    select * from (${purchases(organisation)}) bought
    where (${p.state ?? null}::text is null
        or ${p.state ?? null}::text = 'toOrder' and ordered < approved
        or ${p.state ?? null}::text = 'toReceive' and received < ordered
        or ${p.state ?? null}::text = 'complete' and received >= approved)
      and ${contains(sql`number || ' ' || person || ' ' || reason`, p.search)}`,
  rows: ({ organisation }) => sql`select page.n, ${shown(organisation)} from page`,
})

export const purchaseRow = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<Row & { isCancelling: boolean; deliverTo: string }>`
      select ${shown(organisation)}, page.is_cancelling as "isCancelling", coalesce(page.draft ->> 'deliverTo') as "deliverTo"
      from (${purchases(organisation)}) page
      where page.id = ${p.id}`.compile(db),
}))
