import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

const parent = { title: t`Letters`, path: '/home/organization/letters' }

export const screens: Screen[] = [
  {
    path: '/home/organization/letters',
    title: t`Letters`,
    access: ['letterRead'],
    menu: {
      title: t`Letters`,
      icon: 'letters',
      description: t`Offer, appointment, revision and relieving letters`,
      under: 'organization',
      order: 45,
    },
    load: () => import('./list/letters-screen.tsx'),
  },
  {
    path: '/home/organization/letters/issue',
    title: t`Issue letters`,
    access: ['letterWrite'],
    parent,
    action: t`Issue letters`,
    load: () => import('./issue/issue-screen.tsx'),
  },
  {
    path: '/home/organization/letters/text/:kind',
    title: t`Letter text`,
    access: ['letterRead'],
    parent,
    load: () => import('./text/text-screen.tsx'),
  },
]
