import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature; a new company's checklist links to them. */
export const screens: Screen[] = [
  {
    path: '/home/company-setup',
    title: t`Company setup`,
    access: ['access_statutory_settings'],
    load: () => import('./company-setup-screen.tsx'),
  },
  {
    path: '/home/quick-add',
    title: t`Quick add employees`,
    access: ['allEmployeeWrite'],
    parent: { title: t`Employees`, path: '/home/employees' },
    load: () => import('./quick-add-screen.tsx'),
  },
]
