/** The features of the server that each may call, through their `index.ts`. No circles: a new line is a decision. */
export const doors: Readonly<Record<string, readonly string[]>> = {
  notes: [],
  notifications: [],
  organisation: [],
  support: [],
  documents: ['organisation', 'notifications'],
  letters: ['organisation', 'notifications'],
  reports: ['attendance', 'identity', 'notifications', 'organisation', 'payroll'],
  privacy: ['attendance', 'notifications', 'organisation'],
  security: ['notifications'],
  imports: ['identity'],
  calendar: ['organisation', 'notifications', 'imports'],
  integrations: ['identity', 'organisation', 'security'],
  identity: ['organisation', 'notifications'],
  employees: ['identity', 'organisation', 'notifications', 'security', 'imports'],
  'single-sign-on': ['identity', 'organisation', 'employees', 'notifications', 'security'],
  approvals: ['identity', 'organisation', 'employees', 'calendar', 'notifications'],
  leave: ['organisation', 'employees', 'calendar', 'approvals', 'notifications', 'imports'],
  attendance: ['organisation', 'employees', 'calendar', 'approvals', 'notifications', 'imports'],
  procurement: ['approvals', 'notifications'],
  noticeboard: ['organisation', 'notifications'],
  payroll: [
    ...['identity', 'organisation', 'employees', 'calendar', 'attendance', 'approvals', 'notifications'],
    ...['security', 'procurement', 'imports'],
  ],
  expenses: ['organisation', 'approvals', 'payroll', 'notifications'],
  setup: ['organisation', 'employees', 'payroll', 'calendar'],
  dashboard: [
    ...[
      'identity',
      'organisation',
      'employees',
      'attendance',
      'approvals',
      'payroll',
      'calendar',
      'notifications',
      'setup',
      'noticeboard',
    ],
  ],
}

/**
 * The features of the web that each may use, through their `index.ts`. One in no list is known only to the tables of `web/app`: it is
 * removed with its folder and its lines there.
 */
export const webDoors: Readonly<Record<string, readonly string[]>> = {
  dashboard: ['approvals', 'attendance', 'payroll'],
  attendance: ['approvals'],
  employees: ['approvals', 'payroll'],
  documents: ['approvals'],
  expenses: ['approvals'],
  leave: ['approvals'],
  procurement: ['approvals'],
  security: ['approvals'],
}
