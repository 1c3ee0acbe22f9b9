import { t } from '@lingui/core/macro'
import type { EmployeeTab } from '../../shared/contributions.ts'
import { lazyPart } from '../../shared/part/lazy-part.tsx'

export const employeeTab: EmployeeTab = {
  value: 'sign-in',
  label: t`Sign-in`,
  access: ['allEmployeeWrite', 'permissionWrite'],
  Tab: lazyPart(() => import('./settings/second-factor/sign-in-tab.tsx')),
}
