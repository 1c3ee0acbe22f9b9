import { t } from '@lingui/core/macro'
import type { EmployeeTab, ProfileTab } from '../../shared/contributions.ts'
import { lazyPart } from '../../shared/part/lazy-part.tsx'

export const employeeTab: EmployeeTab = {
  value: 'data',
  label: t`Personal data`,
  access: ['employeeDocumentRead'],
  Tab: lazyPart(() => import('./employee-data-tab.tsx')),
}

export const profileTab: ProfileTab = {
  value: 'data',
  label: t`Your data`,
  former: true,
  Tab: lazyPart(() => import('./own-data-screen.tsx').then(({ OwnDataPanel }) => ({ default: OwnDataPanel }))),
}
