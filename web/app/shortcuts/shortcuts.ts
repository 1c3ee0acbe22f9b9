/** Keys after G, and where they lead. */
export const places = [
  { key: 'h', path: '/home/default', title: 'Dashboard' },
  { key: 'e', path: '/home/employees', title: 'Employees' },
  { key: 'a', path: '/home/attendance/self-attendance', title: 'My attendance' },
  { key: 'l', path: '/home/attendance/leave-request', title: 'Leave' },
  { key: 'p', path: '/home/payroll/payroll-history', title: 'Payroll history' },
] as const

/** Keys that work everywhere in the signed-in area. */
export const general = [
  { keys: ['Ctrl', 'K'], does: 'Search people, pages and actions' },
  { keys: ['/'], does: 'Go to the search of the list' },
  { keys: ['['], does: 'Show or hide the menu' },
  { keys: ['?'], does: 'Show this list' },
] as const
