import { t } from '@lingui/core/macro'
import { reportAccess } from '@muster/contract/reports/report-kinds.ts'
import type { Screen } from '../../shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/home/organization/reports',
    title: t`Reports`,
    access: reportAccess,
    menu: {
      title: t`Reports`,
      icon: 'reports',
      description: t`Head count, attrition, attendance, leave liability and payroll cost`,
      under: 'organization',
      order: 50,
    },
    load: () => import('./reports-screen.tsx'),
  },
  {
    path: '/home/organization/reports/:report',
    title: t`Report`,
    access: reportAccess,
    parent: { title: t`Reports`, path: '/home/organization/reports' },
    load: () => import('./report-screen.tsx'),
  },
  {
    path: '/home/organization/reports/saved/:id',
    title: t`Saved report`,
    access: reportAccess,
    parent: { title: t`Reports`, path: '/home/organization/reports' },
    load: () => import('./saved/saved-report-screen.tsx'),
  },
]
