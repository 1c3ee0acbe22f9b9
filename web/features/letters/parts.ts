import { t } from '@lingui/core/macro'
import type { EmployeeTab, ProfileTab } from '../../shared/contributions.ts'
import { lazyPart } from '../../shared/part/lazy-part.tsx'

export const employeeTab: EmployeeTab = {
  value: 'letters',
  label: t`Letters`,
  access: ['letterRead'],
  Tab: lazyPart(() => import('./list/employee-letters-tab.tsx')),
}

export const profileTab: ProfileTab = {
  value: 'letters',
  label: t`Letters`,
  former: true,
  Tab: lazyPart(() => import('./list/own-letters-tab.tsx')),
}
