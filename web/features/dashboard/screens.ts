import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/home/default',
    title: t`Dashboard`,
    access: 'signedIn',
    menu: { title: t`Dashboard`, icon: 'dashboard', description: t`Your day at a glance`, order: 10 },
    load: () => import('./dashboard-screen.tsx'),
  },
]
