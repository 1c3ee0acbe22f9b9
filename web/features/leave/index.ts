export { BalancePanel } from './balance/balance-panel.tsx'
export { HolidayEffect, ShiftEffect } from './leave-effect.tsx'
export { leaveReads } from './leave-reads.ts'
export { leaveKind } from './request/leave-kind.ts'
