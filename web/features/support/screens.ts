import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/faq',
    title: 'Frequently asked questions',
    access: 'always',
    load: () => import('./faq-screen.tsx'),
  },
  {
    path: '/contact-us',
    title: 'Contact us',
    access: 'always',
    load: () => import('./contact-us-screen.tsx'),
  },
  {
    path: '/terms',
    title: 'Terms of service',
    access: 'always',
    load: () => import('./legal/terms-screen.tsx'),
  },
  {
    path: '/privacy',
    title: 'Privacy policy',
    access: 'always',
    load: () => import('./legal/privacy-screen.tsx'),
  },
]
