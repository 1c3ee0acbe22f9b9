import { t } from '@lingui/core/macro'
import type { EmployeeTab, LeaveLeft, ProfileTab } from '../../shared/contributions.ts'
import { lazyPart } from '../../shared/part/lazy-part.tsx'

export { creditReads, encashmentReads } from './leave-reads.ts'

export const employeeTab: EmployeeTab = {
  value: 'leave',
  label: t`Leave`,
  access: ['allEmployeeRead', 'leaveApprovalRead'],
  Tab: lazyPart(() => import('./employee-leave-tab.tsx')),
}

export const profileTab: ProfileTab = {
  value: 'leave',
  label: t`Leave`,
  access: ['leaveRead'],
  Tab: lazyPart(() => import('./balance/own-leave-tab.tsx')),
}

export const EncashAtExit: LeaveLeft = lazyPart(() => import('./encashment/encash-at-exit.tsx'))
