import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/home/settings/expenses',
    title: t`Expense categories`,
    access: ['payRunConfigRead'],
    parent: { title: t`Settings`, path: '/home/settings' },
    load: () => import('./category/categories-screen.tsx'),
  },
]
