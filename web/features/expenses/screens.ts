import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/home/travel-expenses/:id/settlement',
    title: t`Settle trip`,
    access: ['travelWrite'],
    parent: { title: t`Travel`, path: '/home/travel-expenses' },
    load: () => import('./travel/settlement-screen.tsx'),
  },
  {
    path: '/home/settings/expenses',
    title: t`Expense categories`,
    access: ['payRunConfigRead'],
    parent: { title: t`Settings`, path: '/home/settings' },
    load: () => import('./category/categories-screen.tsx'),
  },
  {
    path: '/home/payroll/spending',
    title: t`Spending`,
    access: ['payRollHistoryRead'],
    menu: {
      title: t`Spending`,
      icon: 'claims',
      description: t`Approved spending by category and month`,
      under: 'payroll',
      order: 44,
    },
    load: () => import('./spending/spending-screen.tsx'),
  },
  {
    path: '/home/payroll/travel-advances',
    title: t`Travel advances`,
    access: ['payRollHistoryRead'],
    menu: {
      title: t`Travel Advances`,
      icon: 'travel',
      description: t`Advances that have not been settled`,
      under: 'payroll',
      order: 44.5,
    },
    load: () => import('./travel/advances-screen.tsx'),
  },
]
