export { BalancePanel } from './balance/balance-panel.tsx'
export { decideLeave } from './decide-leave.ts'
export { HolidayEffect, ShiftEffect } from './leave-effect.tsx'
export { leaveReads } from './leave-reads.ts'
