/** What the activity log is filtered by, in the order in which it is offered. */
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
