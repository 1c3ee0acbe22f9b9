import { creditReads as credited, encashmentReads as paidOut } from '../../features/leave/parts.ts'
import type { ReadKey } from '../../shared/call/types.ts'

/** Reads that a credit of leave makes stale. */
export const creditReads: readonly ReadKey[] = credited

/** Reads of leave that a second person's decision makes stale. */
export const changedReads: readonly ReadKey[] = paidOut
