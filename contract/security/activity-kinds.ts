/** The activity log's filters, in the order offered. */
export const activityKinds = {
  signIn: 'Sign-ins',
  refused: 'Refused calls',
  reveal: 'Revealed numbers',
  download: 'Downloads',
  approval: 'Approvals of changes',
  access: 'Access and security',
  other: 'Other changes',
} as const
export type ActivityKind = keyof typeof activityKinds

/** The types of records that the activity log is about. */
export const activityAreas = [
  'employee',
  'account',
  'role',
  'organisation',
  'payRun',
  'salaryComponent',
  'salaryTemplate',
  'leavePolicy',
  'expenseCategory',
  'asset',
  'announcement',
  'companyPolicy',
] as const
export type ActivityArea = (typeof activityAreas)[number]
