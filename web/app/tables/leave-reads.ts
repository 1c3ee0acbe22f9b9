import { creditReads as credited, encashmentReads as paidOut } from '../../features/leave/parts.ts'
import type { ReadKey } from '../../shared/call/types.ts'

/** Reads that become stale with a leave credit. */
export const creditReads: readonly ReadKey[] = credited

/** Leave reads that become stale with a second person's decision. */
export const changedReads: readonly ReadKey[] = paidOut
