import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

/** Notifications live in the header; the screens are about which of them one gets. */
export const screens: Screen[] = [
  {
    path: '/home/settings/notifications',
    title: t`Notifications`,
    access: 'signedIn',
    parent: { title: t`Settings`, path: '/home/settings' },
    load: () => import('./preferences-screen.tsx'),
  },
  {
    path: '/unsubscribe',
    title: t`Email notifications`,
    access: 'always',
    load: () => import('./unsubscribe-screen.tsx'),
  },
]
