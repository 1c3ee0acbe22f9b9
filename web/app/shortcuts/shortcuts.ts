import { t } from '@lingui/core/macro'
/** Keys after G, and where they lead. */
export const places = [
  { key: 'h', path: '/home/default', title: t`Dashboard` },
  { key: 'e', path: '/home/employees', title: t`Employees` },
  { key: 'a', path: '/home/attendance/self-attendance', title: t`My attendance` },
  { key: 'l', path: '/home/attendance/leave-request', title: t`Leave` },
  { key: 'p', path: '/home/payroll/payroll-history', title: t`Payroll history` },
] as const

/** Keys that work everywhere in the signed-in area. */
export const general = [
  { keys: [t`Ctrl`, t`K`], does: t`Search people, pages and actions` },
  { keys: ['/'], does: t`Go to list search` },
  { keys: ['['], does: t`Show or hide the menu` },
  { keys: ['?'], does: t`Show this list` },
] as const
