import type { AnyRequestType } from '../features/approvals/index.ts'

/** The types of request that the approval engine carries in this release: one line each. */
export const requestTypes: readonly AnyRequestType[] = []
