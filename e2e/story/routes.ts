/** Every address of the product; `{id}` is a record's. Access to them is decided by the product. */
export const publicRoutes = [
  ...['/login', '/register', '/otp', '/password', '/choose-plan', '/company-details', '/change-password'],
  ...['/company-admin-details', '/forget-verify-otp', '/reset-password', '/forgot-password', '/faq', '/contact-us'],
  ...['/confirm-email', '/not-me', '/privacy', '/terms', '/unsubscribe', '/sso', '/sso/callback'],
] as const

const home = [
  ...['default', 'admin-profile', 'profile', 'organization', 'settings', 'settings/password-security'],
  ...['settings/notifications', 'settings/preferences', 'settings/alerts'],
  ...['settings/two-step-verification', 'settings/two-factor-authentication'],
  ...['organization/information', 'organization/location', 'organization/add-location'],
  ...['organization/edit-location/{location}', 'organization/shift', 'organization/add-shift'],
  ...['organization/edit-shift/{shift}', 'organization/statutory-settings'],
  'organization/assets',
  ...['payroll/salary-component', 'payroll/add-salary-component', 'payroll/edit-salary-component/{component}'],
  ...['payroll/salary-template', 'payroll/add', 'payroll/payroll-history', 'payroll/payroll-history/{payRun}'],
  ...[
    'payroll/form16',
    'payroll/my-form16',
    'payroll/payrun-configuration',
    'payroll/tax',
    'payroll/tax-declarations',
    'payroll/payslips',
  ],
  ...['employees', 'add-employee', 'add-employee/{employee}', 'employee-detail/{employee}'],
  ...['approval/leave', 'approval/comp-off', 'approval/work-from-home', 'approval/travel', 'approval/procurement'],
  ...['approval/claim', 'approval/attendance', 'approval/all'],
  ...[
    'attendance/employees-attendance',
    'attendance/team-attendance',
    'attendance/self-attendance',
    'attendance/leave-policy',
  ],
  ...['attendance/leave-request', 'attendance/add-leave-request', 'attendance/compensation-work'],
  ...['attendance/add-compensation-work', 'attendance/work-from-home', 'attendance/add-work-from-home'],
  ...['attendance/view-attendance/{employee}', 'event-calendar', 'travel-expenses', 'add-travel-expense'],
  ...['claims', 'add-claim', 'procurement', 'add-procurement', 'company-setup', 'quick-add'],
  ...['approval/changes', 'approval/stand-ins', 'employees/change-requests', 'travel-expenses/{trip}/settlement'],
  ...['imports', 'imports/new', 'organization/letters', 'organization/letters/issue'],
  ...[
    'organization/letters/text/offer',
    'organization/reports',
    'organization/reports/headCount',
    'organization/reports/saved/{savedReport}',
  ],
  ...[
    'payroll/bank-template',
    'payroll/annual-return',
    'payroll/bonus',
    'payroll/compliance',
    'payroll/gratuity',
    'payroll/parallel-run',
    'payroll/parallel-run/{parallelRun}',
  ],
  ...['payroll/receivables', 'payroll/spending', 'payroll/tds', 'payroll/to-pay', 'payroll/travel-advances'],
  ...['payroll/variable-inputs', 'settings/activity-log', 'settings/alerts', 'settings/api-keys'],
  'settings/attendance-archive',
  ...['settings/approvals', 'settings/expenses', 'settings/plan', 'settings/sign-in-rules'],
  ...['settings/single-sign-on', 'settings/two-person-rule', 'settings/webhooks', 'settings/your-data'],
] as const

export const homeRoutes = home.map((route) => `/home/${route}`)
