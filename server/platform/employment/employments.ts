import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../database/tx.ts'
import { employmentsOf } from './employments.queries.ts'

/** The person's other employments around one: all before it, the oldest first, and the next one. */
export async function aroundEmployment(tx: Tx, employee: Id) {
  const all = await employmentsOf(tx, { employee })
  const at = all.findIndex((one) => one.employee === employee)
  return { before: all.slice(0, at), next: all[at + 1] }
}
