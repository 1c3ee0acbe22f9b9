import { sql } from 'kysely'
import type { z } from 'zod'
import type { PurchasedAsset, PurchaseItem, PurchaseOrder } from '@muster/contract/procurement/procurement.ts'
import type { Id, Paise } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'
import { orderedOf, receivedOf } from './ordered.sql.ts'

type Line = Omit<z.output<typeof PurchaseItem>, 'approved' | 'approvedPaise'> & { approvedPaise: Paise | null }

/** The lines of a request with the quantities ordered, received and registered. An amount is approved once the request is. */
export const boughtLines = rows(({ db, organisation }, p: { request: Id }) => ({
  compile: () =>
    sql<Line>`
      select line.id as "_id", line.position, line.words as name, coalesce(line.category, '') as category,
        coalesce(line.particulars ->> 'vendor', '') as vendor, coalesce(line.particulars ->> 'link', '') as link,
        coalesce(line.day) as "neededBy", coalesce(line.unit_paise) as "unitPaise",
        coalesce((line.quantity_thousandths / 1000)::int) as requested,
        case when request.state = 'approved' then coalesce(line.approved_paise, line.total_paise) end as "approvedPaise",
        ${orderedOf(organisation, sql.raw('quantity'))}::int as ordered,
        ${orderedOf(organisation, sql.raw('quantity * unit_paise'))}::bigint as "orderedPaise",
        ${receivedOf(organisation)}::int as received,
        (select count(*) from asset where asset.organisation_id = ${organisation} and asset.line_id = line.id)::int as registered
      from request_line line
      join request on request.organisation_id = ${organisation} and request.id = line.request_id
      where line.organisation_id = ${organisation} and line.request_id = ${p.request}
      order by line.position`.compile(db),
}))

/** The orders of a request with their lines and deliveries, oldest first. */
export const ordersOf = rows(({ db, organisation }, p: { request: Id }) => ({
  compile: () =>
    sql<z.output<typeof PurchaseOrder>>`
      select purchase.id as "_id", purchase.number, purchase.vendor, purchase.ordered_on as day,
        purchase.expected_on as "expectedOn", purchase.note, account.name as by, purchase.closed_on as "closedOn",
        purchase.closed_reason as "closedReason",
        (select coalesce(jsonb_agg(jsonb_build_object('lineId', part.line_id, 'quantity', part.quantity,
            'unitPaise', part.unit_paise, 'received', (select coalesce(sum(came.quantity), 0) from purchase_delivery_line came
              where came.organisation_id = ${organisation} and came.order_id = part.order_id and came.line_id = part.line_id))
            order by line.position), '[]')
          from purchase_order_line part
          join request_line line on line.organisation_id = ${organisation} and line.id = part.line_id
          where part.organisation_id = ${organisation} and part.order_id = purchase.id) as lines,
        (select coalesce(jsonb_agg(jsonb_build_object('_id', delivery.id, 'day', delivery.received_on, 'note', delivery.note,
            'by', receiver.name, 'lines', (select coalesce(jsonb_agg(jsonb_build_object('lineId', came.line_id,
                'quantity', came.quantity) order by line.position), '[]')
              from purchase_delivery_line came
              join request_line line on line.organisation_id = ${organisation} and line.id = came.line_id
              where came.organisation_id = ${organisation} and came.delivery_id = delivery.id))
            order by delivery.received_on, delivery.id), '[]')
          from purchase_delivery delivery
          join account receiver on receiver.organisation_id = ${organisation} and receiver.id = delivery.account_id
          where delivery.organisation_id = ${organisation} and delivery.order_id = purchase.id) as deliveries
      from purchase_order purchase
      join account on account.organisation_id = ${organisation} and account.id = purchase.account_id
      where purchase.organisation_id = ${organisation} and purchase.request_id = ${p.request}
      order by purchase.ordered_on, purchase.id`.compile(db),
}))

/** The assets bought through a request. */
export const assetsOfRequest = rows(({ db, organisation }, p: { request: Id }) => ({
  compile: () =>
    sql<z.output<typeof PurchasedAsset>>`
      select asset.id as "_id", coalesce(asset.line_id) as "lineId", asset.tag, asset.name, person.name as holder
      from request_line line
      join asset on asset.organisation_id = ${organisation} and asset.line_id = line.id
      left join asset_holding held on held.organisation_id = ${organisation} and held.asset_id = asset.id
        and held.returned_on is null
      left join employee person on person.organisation_id = ${organisation} and person.id = held.employee_id
      where line.organisation_id = ${organisation} and line.request_id = ${p.request}
      order by lower(asset.tag)`.compile(db),
}))
