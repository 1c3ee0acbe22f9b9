import { t } from '@lingui/core/macro'
import type { EmployeeTab, OrganizationTab, ProfileTab } from '../../shared/contributions.ts'
import { lazyPart } from '../../shared/part/lazy-part.tsx'

export const employeeTab: EmployeeTab = {
  value: 'documents',
  label: t`Documents`,
  access: ['employeeDocumentRead'],
  Tab: lazyPart(() => import('./employee-documents-tab.tsx')),
}

export const profileTab: ProfileTab = {
  value: 'documents',
  label: t`Documents`,
  Tab: lazyPart(() => import('./own-documents-tab.tsx')),
}

export const organizationTab: OrganizationTab = {
  value: '7',
  label: t`Documents`,
  Tab: lazyPart(() => import('./organization-documents-tab.tsx')),
}
