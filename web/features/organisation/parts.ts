import { t } from '@lingui/core/macro'
import type { OrganizationTab } from '../../shared/contributions.ts'
import { lazyPart } from '../../shared/part/lazy-part.tsx'

export const overviewTab: OrganizationTab = {
  value: '0',
  label: t`Overview`,
  Tab: lazyPart(() => import('./overview.tsx')),
}

export const holidaysTab: OrganizationTab = {
  value: '3',
  label: t`Holidays`,
  Tab: lazyPart(() => import('./holiday/holidays-tab.tsx')),
}

export const departmentsTab: OrganizationTab = {
  value: '4',
  label: t`Departments`,
  Tab: lazyPart(() => import('./department/departments-tab.tsx')),
}

export const treeTab: OrganizationTab = {
  value: '5',
  label: t`Org tree`,
  Tab: lazyPart(() => import('./tree/tree-tab.tsx')),
}
