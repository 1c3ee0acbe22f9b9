import { sql } from 'kysely'

/** The quantity ordered of a line: for a closed order no more than was received. */
export const orderedOf = (organisation: string, value: ReturnType<typeof sql.raw>) => sql`
  (select coalesce(sum(${value}), 0) from (
    select case when purchase.closed_on is null then part.quantity else coalesce((
        select sum(came.quantity) from purchase_delivery_line came
        where came.organisation_id = ${organisation} and came.order_id = part.order_id and came.line_id = part.line_id), 0)
      end as quantity, part.unit_paise
    from purchase_order_line part
    join purchase_order purchase on purchase.organisation_id = ${organisation} and purchase.id = part.order_id
    where part.organisation_id = ${organisation} and part.line_id = line.id
  ) ordered)`

/** The quantity received of a line. */
export const receivedOf = (organisation: string) => sql`
  (select coalesce(sum(came.quantity), 0) from purchase_delivery_line came
    where came.organisation_id = ${organisation} and came.line_id = line.id)`
