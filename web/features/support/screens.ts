import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/faq',
    title: t`Frequently asked questions`,
    access: 'always',
    load: () => import('./faq-screen.tsx'),
  },
  {
    path: '/contact-us',
    title: t`Contact us`,
    access: 'always',
    load: () => import('./contact-us-screen.tsx'),
  },
  {
    path: '/terms',
    title: t`Terms of service`,
    access: 'always',
    load: () => import('./legal/terms-screen.tsx'),
  },
  {
    path: '/privacy',
    title: t`Privacy policy`,
    access: 'always',
    load: () => import('./legal/privacy-screen.tsx'),
  },
]
