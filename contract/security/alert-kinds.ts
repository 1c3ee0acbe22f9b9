import type { AuditAction } from './audit-actions.ts'

/** What admins are alerted to, in the order of the settings page. */
export const alertKinds = [
  'bank',
  'access',
  'export',
  'import',
  'failures',
  'secondStep',
  'signIn',
  'scimToken',
  'reveal',
  'chain',
  'alerts',
] as const
export type AlertKind = (typeof alertKinds)[number]

/** A bank account that is changed so many days before pay day, or on it, is worth a call; organisations choose another number. */
export const bankAlertDays = { usual: 7, most: 31 }
/** So many failed sign-ins to one account, or from one network, in an hour. */
export const manyFailures = { ofAccount: 8, fromNetwork: 20 }

/** So many rows of a file that is imported or undone, or of a list that is saved as a file, are more than anybody looks at one by one. */
export const manyRows = 10

/** Entries of the activity log that may be an alert: whoever logs one of these has nothing else to do. */
export const alertingActions: Readonly<Partial<Record<AuditAction, AlertKind>>> = {
  changedBank: 'bank',
  gavePrivilegedRole: 'access',
  downloaded: 'export',
  exportedData: 'export',
  importedRows: 'import',
  undidImport: 'import',
  failedSignIn: 'failures',
  failedSecondStep: 'failures',
  failedPasskey: 'failures',
  turnedOffSecondStep: 'secondStep',
  changedSecondStepRule: 'signIn',
  changedSingleSignOn: 'signIn',
  provedDomain: 'signIn',
  removedDomain: 'signIn',
  createdApiKey: 'signIn',
  renewedApiKey: 'signIn',
  madeScimToken: 'scimToken',
  changedAlerts: 'alerts',
}
