import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/home/employees',
    title: t`Employees`,
    access: ['allEmployeeRead'],
    menu: {
      title: t`Employees`,
      icon: 'employees',
      description: t`All employees`,
      section: 'team',
      order: 20,
    },
    load: () => import('./list/employees-screen.tsx'),
  },
  {
    path: '/home/employees/change-requests',
    title: t`Change requests`,
    access: ['allEmployeeWrite', 'employeeBankWrite'],
    parent: { title: t`Employees`, path: '/home/employees' },
    load: () => import('./change-request/change-requests-screen.tsx'),
  },
  {
    path: '/home/add-employee',
    title: t`Add employee`,
    access: ['allEmployeeWrite'],
    parent: { title: t`Employees`, path: '/home/employees' },
    action: t`Add employee`,
    load: () => import('./wizard/add-employee-screen.tsx'),
  },
  {
    path: '/home/add-employee/:id',
    title: t`Add employee`,
    access: ['allEmployeeWrite'],
    parent: { title: t`Employees`, path: '/home/employees' },
    load: () => import('./wizard/add-employee-screen.tsx'),
  },
  {
    path: '/home/employee-detail/:id',
    title: t`Employee`,
    access: ['allEmployeeWrite'],
    parent: { title: t`Employees`, path: '/home/employees' },
    load: () => import('./detail/employee-detail-screen.tsx'),
  },
  {
    path: '/home/admin-profile',
    title: t`Admin profile`,
    access: 'signedIn',
    load: () => import('./profile/admin-profile-screen.tsx'),
  },
  {
    path: '/home/profile',
    title: t`Profile`,
    access: 'signedIn',
    former: true,
    load: () => import('./profile/profile-screen.tsx'),
  },
]
