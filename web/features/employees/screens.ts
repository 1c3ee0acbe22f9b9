import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/home/employees',
    title: 'Employees',
    access: ['allEmployeeRead'],
    menu: { title: 'Employees', icon: 'employees', description: 'Everyone who works here', section: 'team', order: 20 },
    load: () => import('./list/employees-screen.tsx'),
  },
  {
    path: '/home/add-employee',
    title: 'Add employee',
    access: ['allEmployeeWrite'],
    parent: { title: 'Employees', path: '/home/employees' },
    action: 'Add employee',
    load: () => import('./wizard/add-employee-screen.tsx'),
  },
  {
    path: '/home/add-employee/:id',
    title: 'Add employee',
    access: ['allEmployeeWrite'],
    parent: { title: 'Employees', path: '/home/employees' },
    load: () => import('./wizard/add-employee-screen.tsx'),
  },
  {
    path: '/home/employee-detail/:id',
    title: 'Employee',
    access: ['allEmployeeWrite'],
    parent: { title: 'Employees', path: '/home/employees' },
    load: () => import('./detail/employee-detail-screen.tsx'),
  },
  {
    path: '/home/admin-profile',
    title: 'Admin profile',
    access: 'signedIn',
    load: () => import('./profile/admin-profile-screen.tsx'),
  },
  {
    path: '/home/profile',
    title: 'Profile',
    access: 'signedIn',
    former: true,
    load: () => import('./profile/profile-screen.tsx'),
  },
]
