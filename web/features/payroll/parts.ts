import type { EmployeeTab, ProfileTab } from '../../shared/contributions.ts'
import { lazyPart } from '../../shared/part/lazy-part.tsx'

export const employeeTabs: readonly EmployeeTab[] = [
  {
    value: 'salary',
    label: 'Salary and payslips',
    access: ['employeeSalaryRead', 'payRollHistoryRead'],
    Tab: lazyPart(() => import('./salary/salary-tab.tsx')),
  },
  {
    value: 'statutory',
    label: 'Statutory',
    access: ['allEmployeeWrite', 'employeeSalaryRead', 'payRollHistoryRead'],
    Tab: lazyPart(() => import('./statutory/person/statutory-tab.tsx')),
  },
]

export const profileTab: ProfileTab = {
  value: 'salary',
  label: 'Salary and payslips',
  former: true,
  Tab: lazyPart(() => import('./salary/own-salary-tab.tsx')),
}
