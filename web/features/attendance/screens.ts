import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/home/attendance/employees-attendance',
    title: t`Employee attendance`,
    access: ['organizationAttendanceRead', 'allEmployeeAttendanceRead'],
    menu: {
      title: t`Employees-Attendance`,
      icon: 'employeesAttendance',
      description: t`Employees present, late, on leave or absent`,
      under: 'attendance',
      order: 10,
    },
    load: () => import('./employees-attendance-screen.tsx'),
  },
  {
    path: '/home/attendance/team-attendance',
    title: t`Team attendance`,
    access: ['teamLevelAttendanceRead'],
    menu: {
      title: t`Team-Attendance`,
      icon: 'teamAttendance',
      description: t`Daily and monthly attendance of your direct reports`,
      under: 'attendance',
      order: 15,
      roles: [t`Employee`],
    },
    load: () => import('./team-attendance-screen.tsx'),
  },
  {
    path: '/home/attendance/self-attendance',
    title: t`My attendance`,
    access: ['selfattendanceRead'],
    menu: {
      title: t`Self-Attendance`,
      icon: 'selfAttendance',
      description: t`Your punches and working hours`,
      under: 'attendance',
      order: 20,
      roles: [t`Employee`],
    },
    load: () => import('./self-attendance-screen.tsx'),
  },
  {
    path: '/home/attendance/view-attendance/:id',
    title: t`Attendance`,
    access: ['teamLevelAttendanceRead'],
    parent: { title: t`Employee attendance`, path: '/home/attendance/employees-attendance' },
    otherParent: { title: t`Team attendance`, path: '/home/attendance/team-attendance' },
    load: () => import('./view-attendance-screen.tsx'),
  },
  {
    path: '/home/settings/attendance-archive',
    title: t`Attendance archive`,
    access: 'admin',
    parent: { title: t`Settings`, path: '/home/settings' },
    load: () => import('./archive/archive-screen.tsx'),
  },
]
