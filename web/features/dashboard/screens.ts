import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/home/default',
    title: 'Dashboard',
    access: 'signedIn',
    menu: { title: 'Dashboard', icon: 'dashboard', description: 'Your day at a glance', order: 10 },
    load: () => import('./dashboard-screen.tsx'),
  },
]
