import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/home/organization/assets',
    title: t`Assets`,
    access: ['assetRead'],
    menu: {
      title: t`Assets`,
      icon: 'procurement',
      description: t`Asset register, purchases and who holds what`,
      under: 'organization',
      order: 40,
    },
    load: () => import('./assets-screen.tsx'),
  },
]
