import { t } from '@lingui/core/macro'
import { importPermissions } from '@muster/contract/imports/import-needs.ts'
import type { Screen } from '../../shared/screen.ts'

const parent = { title: t`Imports`, path: '/home/imports' }

/** Screens of this feature. */
export const screens: Screen[] = [
  {
    path: '/home/imports',
    title: t`Imports`,
    access: importPermissions,
    menu: {
      title: t`Imports`,
      icon: 'imports',
      description: t`Import employees, holidays and other data from files`,
      section: 'company',
      order: 95,
    },
    load: () => import('./list/imports-screen.tsx'),
  },
  {
    path: '/home/imports/new',
    title: t`New import`,
    access: importPermissions,
    parent,
    action: t`Import a file`,
    load: () => import('./new/new-import-screen.tsx'),
  },
  {
    path: '/home/imports/:id',
    title: t`Import`,
    access: importPermissions,
    parent,
    load: () => import('./one/import-screen.tsx'),
  },
]
