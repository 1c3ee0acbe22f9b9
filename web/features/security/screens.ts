import { t } from '@lingui/core/macro'
import { decidingPermissions } from '@muster/contract/security/deciding-permissions.ts'
import type { Screen } from '../../shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/home/approval/changes',
    title: t`Pending changes`,
    access: decidingPermissions,
    menu: {
      title: t`Changes`,
      icon: 'approval',
      description: t`Changes to pay, bank accounts and access that need approval`,
      under: 'approval',
      order: 80,
    },
    load: () => import('./changes/changes-screen.tsx'),
  },
  {
    path: '/home/settings/two-person-rule',
    title: t`Two-person rule`,
    access: ['permissionWrite'],
    parent: { title: t`Settings`, path: '/home/settings' },
    load: () => import('./rule-screen.tsx'),
  },
  {
    path: '/home/settings/activity-log',
    title: t`Activity log`,
    access: 'admin',
    parent: { title: t`Settings`, path: '/home/settings' },
    load: () => import('./log/log-screen.tsx'),
  },
  {
    path: '/home/settings/alerts',
    title: t`Security alerts`,
    access: 'admin',
    parent: { title: t`Settings`, path: '/home/settings' },
    load: () => import('./alerts/alerts-screen.tsx'),
  },
  {
    path: '/not-me',
    title: t`This wasn't you?`,
    access: 'always',
    load: () => import('./not-me-screen.tsx'),
  },
]
