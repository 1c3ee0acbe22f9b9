import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/home/attendance/leave-policy',
    title: 'Leave policies',
    access: ['leavePolicyRead'],
    menu: {
      title: 'Leave-Policy',
      icon: 'leavePolicy',
      description: 'Leave types and their rules',
      under: 'attendance',
      order: 30,
    },
    load: () => import('./policy/leave-policy-screen.tsx'),
  },
  {
    path: '/home/attendance/leave-request',
    title: 'Leave',
    access: ['leaveRead'],
    menu: {
      title: 'Leave',
      icon: 'leave',
      description: 'Your balances and leave requests',
      under: 'attendance',
      order: 40,
    },
    load: () => import('./request/leave-request-screen.tsx'),
  },
  {
    path: '/home/attendance/add-leave-request',
    title: 'Apply for leave',
    access: ['leaveWrite'],
    parent: { title: 'Leave', path: '/home/attendance/leave-request' },
    action: 'Apply for leave',
    load: () => import('./request/add-leave-request-screen.tsx'),
  },
  {
    path: '/home/approval/leave',
    title: 'Leave approvals',
    access: ['leaveApprovalRead'],
    menu: {
      title: 'Leave',
      icon: 'leave',
      description: 'Leave requests that wait for you',
      under: 'approval',
      order: 10,
    },
    load: () => import('./request/leave-approval-screen.tsx'),
  },
]
