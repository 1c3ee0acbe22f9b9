import { EncashAtExit } from '../../features/leave/parts.ts'
import type { LeaveLeft } from '../../shared/contributions.ts'

/** Actions on leave that is left, in the full and final settlement. */
export const leaveLeftParts: readonly LeaveLeft[] = [EncashAtExit]
