import type { Screen } from '../../shared/screen.ts'

/** Notifications live in the header; the screens are about which of them one gets. */
export const screens: Screen[] = [
  {
    path: '/home/settings/notifications',
    title: 'Notifications',
    access: 'signedIn',
    parent: { title: 'Settings', path: '/home/settings' },
    load: () => import('./preferences-screen.tsx'),
  },
  {
    path: '/unsubscribe',
    title: 'Email notifications',
    access: 'always',
    load: () => import('./unsubscribe-screen.tsx'),
  },
]
