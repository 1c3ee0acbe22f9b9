import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/home/attendance/employees-attendance',
    title: 'Employees’ attendance',
    access: ['organizationAttendanceRead', 'allEmployeeAttendanceRead'],
    menu: {
      title: 'Employees-Attendance',
      icon: 'employeesAttendance',
      description: 'Who is in, late, on leave or missing',
      under: 'attendance',
      order: 10,
    },
    load: () => import('./employees-attendance-screen.tsx'),
  },
  {
    path: '/home/attendance/self-attendance',
    title: 'My attendance',
    access: ['selfattendanceRead'],
    menu: {
      title: 'Self-Attendance',
      icon: 'selfAttendance',
      description: 'Your punches and working hours',
      under: 'attendance',
      order: 20,
      roles: ['Employee'],
    },
    load: () => import('./self-attendance-screen.tsx'),
  },
  {
    path: '/home/attendance/view-attendance/:id',
    title: 'Attendance',
    access: ['teamLevelAttendanceRead'],
    parent: { title: 'Employees’ attendance', path: '/home/attendance/employees-attendance' },
    load: () => import('./view-attendance-screen.tsx'),
  },
  {
    path: '/home/attendance/compensation-work',
    title: 'Compensation',
    access: ['compenstationRead'],
    menu: {
      title: 'Compensation',
      icon: 'compensation',
      description: 'Days off for work on holidays and weekly offs',
      under: 'attendance',
      order: 50,
    },
    load: 'notYet',
  },
  {
    path: '/home/attendance/add-compensation-work',
    title: 'Ask for comp-off',
    access: ['compenstationWrite'],
    parent: { title: 'Compensation', path: '/home/attendance/compensation-work' },
    action: 'Ask for comp-off',
    load: 'notYet',
  },
  {
    path: '/home/attendance/work-from-home',
    title: 'Work from home',
    access: ['workFromHomeRead'],
    menu: {
      title: 'Work From Home',
      icon: 'workFromHome',
      description: 'Your days of work from home',
      under: 'attendance',
      order: 60,
    },
    load: 'notYet',
  },
  {
    path: '/home/attendance/add-work-from-home',
    title: 'Ask for work from home',
    access: ['workFromHomeWrite'],
    parent: { title: 'Work from home', path: '/home/attendance/work-from-home' },
    action: 'Ask for work from home',
    load: 'notYet',
  },
]
