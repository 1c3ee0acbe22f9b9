import { t } from '@lingui/core/macro'
import type { EmployeeTab, ProfileTab } from '../../shared/contributions.ts'
import { lazyPart } from '../../shared/part/lazy-part.tsx'

export const employeeTabs: readonly EmployeeTab[] = [
  {
    value: 'salary',
    label: t`Salary and payslips`,
    access: ['employeeSalaryRead', 'payRollHistoryRead'],
    Tab: lazyPart(() => import('./salary/salary-tab.tsx')),
  },
  {
    value: 'statutory',
    label: t`Statutory`,
    access: ['allEmployeeWrite', 'employeeSalaryRead', 'payRollHistoryRead'],
    Tab: lazyPart(() => import('./statutory/person/statutory-tab.tsx')),
  },
]

export const profileTab: ProfileTab = {
  value: 'salary',
  label: t`Salary and payslips`,
  former: true,
  Tab: lazyPart(() => import('./salary/own-salary-tab.tsx')),
}
