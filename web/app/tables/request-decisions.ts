import { decideLeave } from '../../features/leave/index.ts'
import type { RequestDecision } from '../../shared/contributions.ts'

/** Types of requests that are decided without being opened. */
export const requestDecisions: RequestDecision = {
  leave: decideLeave,
}
