export { BalancePanel } from './balance/balance-panel.tsx'
export { HolidayEffect, ShiftEffect } from './leave-effect.tsx'
export { leaveView } from './request/leave-view.tsx'
export { editedLeave } from './request/edited-leave.ts'
