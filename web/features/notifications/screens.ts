import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

/** Notifications are in the header; the screens set which of them a person receives. */
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
