import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/home/employees',
    title: 'Employees',
    access: ['allEmployeeRead'],
    menu: { title: 'Employees', icon: 'employees', description: 'Everyone who works here', section: 'team', order: 20 },
    load: 'notYet',
  },
  {
    path: '/home/add-employee',
    title: 'Add employee',
    access: ['allEmployeeWrite'],
    parent: { title: 'Employees', path: '/home/employees' },
    action: 'Add employee',
    load: 'notYet',
  },
  {
    path: '/home/add-employee/:id',
    title: 'Add employee',
    access: ['allEmployeeWrite'],
    parent: { title: 'Employees', path: '/home/employees' },
    load: 'notYet',
  },
  {
    path: '/home/employee-detail/:id',
    title: 'Employee',
    access: ['allEmployeeWrite'],
    parent: { title: 'Employees', path: '/home/employees' },
    load: 'notYet',
  },
  {
    path: '/home/admin-profile',
    title: 'Admin profile',
    access: 'signedIn',
    load: 'notYet',
  },
  {
    path: '/home/profile',
    title: 'Profile',
    access: 'signedIn',
    load: 'notYet',
  },
]
