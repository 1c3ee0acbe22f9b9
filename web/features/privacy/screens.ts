import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/home/settings/your-data',
    title: t`Your data`,
    access: 'signedIn',
    former: true,
    parent: { title: t`Settings`, path: '/home/settings' },
    load: () => import('./own-data-screen.tsx'),
  },
]
