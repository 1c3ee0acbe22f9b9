import { rosterTab } from '../../features/attendance/parts.ts'
import type { ShiftTab } from '../../shared/contributions.ts'

/** Tabs beside the list of shifts. */
export const shiftTabs: readonly ShiftTab[] = [rosterTab]
