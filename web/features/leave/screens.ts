import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/home/attendance/leave-policy',
    title: t`Leave policies`,
    access: ['leavePolicyRead'],
    menu: {
      title: t`Leave-Policy`,
      icon: 'leavePolicy',
      description: t`Leave types and their rules`,
      under: 'attendance',
      order: 30,
    },
    load: () => import('./policy/leave-policy-screen.tsx'),
  },
  {
    path: '/home/attendance/leave-request',
    title: t`Leave`,
    access: ['leaveRead'],
    menu: {
      title: t`Leave`,
      icon: 'leave',
      description: t`Your balances and leave requests`,
      under: 'attendance',
      order: 40,
    },
    load: () => import('./request/leave-request-screen.tsx'),
  },
  {
    path: '/home/attendance/add-leave-request',
    title: t`Apply for leave`,
    access: ['leaveWrite'],
    parent: { title: t`Leave`, path: '/home/attendance/leave-request' },
    action: t`Apply for leave`,
    load: () => import('./request/add-leave-request-screen.tsx'),
  },
  {
    path: '/home/approval/leave',
    title: t`Leave approvals`,
    inbox: 'leave',
    access: ['leaveApprovalRead'],
    menu: {
      title: t`Leave`,
      icon: 'leave',
      description: t`Leave requests pending with you`,
      under: 'approval',
      order: 10,
    },
    load: () => import('./request/leave-approval-screen.tsx'),
  },
]
