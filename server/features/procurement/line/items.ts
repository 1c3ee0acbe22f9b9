import type { z } from 'zod'
import type { PurchaseItem } from '@muster/contract/procurement/procurement.ts'
import type { Id } from '@muster/contract/values.ts'
import { approvedQuantity } from '@muster/engine/procurement/quantities.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { boughtLines } from './line.queries.ts'

export type Item = z.output<typeof PurchaseItem>

/** The items of a request with their progress. */
export async function itemsOf(tx: Tx, request: Id): Promise<Item[]> {
  return (await boughtLines(tx, { request })).map(({ approvedPaise, ...line }) => ({
    ...line,
    approved: approvedQuantity({ quantity: line.requested, unitPaise: line.unitPaise, approvedPaise }),
    approvedPaise: approvedPaise ?? 0,
  }))
}
