import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Paise, text } from '../values.ts'
import { mostItems, mostQuantity, mostUnitPaise } from './procurement-limits.ts'
import { Purchase, PurchaseRow } from './procurement.ts'

const params = z.object({ id: z.uuid('Request ID is required') })
const order = z.object({ id: z.uuid('Order ID is required') })
const quantity = z
  .int('Enter a whole number')
  .min(1, 'Enter a quantity of at least 1')
  .max(mostQuantity, 'Enter at most 10,000')
const note = text('the note', 500, 0).default('')

/** An order to a vendor, for an approved request. Without a day it was today. */
export const OrderInput = z.object({
  number: text('the order number', 60),
  vendor: text('the vendor', 100, 2),
  day: Day.optional(),
  expectedOn: Day.nullable().default(null),
  note,
  lines: z
    .array(
      z.object({
        lineId: z.uuid('Choose an item'),
        quantity,
        unitPaise: Paise.min(0, 'Enter a price of at least ₹0').max(mostUnitPaise, 'Enter at most ₹1,00,00,000'),
      }),
    )
    .min(1, 'Enter what was ordered')
    .max(mostItems),
})

/** One delivery of an order. */
export const DeliveryInput = z.object({
  day: Day.optional(),
  note,
  lines: z
    .array(z.object({ lineId: z.uuid('Choose an item'), quantity }))
    .min(1, 'Enter what was received')
    .max(mostItems),
})

export const CloseOrderInput = z.object({ reason: text('a reason', 500, 3) })

export const purchaseRoutes = defineRoutes({
  'GET /api/v1/user/purchase': {
    access: 'assetRead',
    ofPeople: true,
    summary: 'Approved procurement requests: to be ordered, to be received, or complete.',
    paging: 'page',
    query: z.object({
      search: z.string().trim().max(100).optional(),
      state: z.enum(['toOrder', 'toReceive', 'complete']).optional(),
      sortBy: z.enum(['approvedAt', 'neededBy', 'number']).default('approvedAt'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
    }),
    reply: z.array(PurchaseRow),
  },
  'GET /api/v1/user/purchase/{id}': {
    access: 'assetRead',
    summary: 'An approved procurement request with its orders, deliveries and assets.',
    params,
    reply: Purchase,
  },
  'POST /api/v1/user/purchase/{id}/order': {
    access: 'assetWrite',
    summary: 'Records an order for an approved request of somebody else: never more than was approved.',
    params,
    body: OrderInput,
    reply: z.object({ _id: Id }),
    message: 'Order recorded',
  },
  'POST /api/v1/user/purchase-order/{id}/delivery': {
    access: 'assetWrite',
    summary: 'Records a delivery of an order, also of a part: never more than was ordered.',
    params: order,
    body: DeliveryInput,
    reply: z.object({ _id: Id }),
    message: 'Delivery recorded',
  },
  'PUT /api/v1/user/purchase-order/{id}/close': {
    access: 'assetWrite',
    summary: 'Closes an order of which something is missing: it may be ordered elsewhere.',
    params: order,
    body: CloseOrderInput,
    reply: z.null(),
    message: 'Order closed',
  },
})
