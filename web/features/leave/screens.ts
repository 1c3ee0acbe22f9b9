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
]
