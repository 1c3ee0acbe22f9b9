import { t } from '@lingui/core/macro'
import type { EmployeeTab, ProfileTab } from '../../shared/contributions.ts'
import { lazyPart } from '../../shared/part/lazy-part.tsx'

export const employeeTab: EmployeeTab = {
  value: 'assets',
  label: t`Assets`,
  access: ['assetRead'],
  Tab: lazyPart(() => import('./asset/employee-assets-tab.tsx')),
}

export const profileTab: ProfileTab = {
  value: 'assets',
  label: t`Assets`,
  former: true,
  Tab: lazyPart(() => import('./asset/own-assets-tab.tsx')),
}
