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
  'erasure',
  'alerts',
] as const
export type AlertKind = (typeof alertKinds)[number]

/** A bank account changed within this many days before pay day, or on it, is worth a call; organisations can choose another number. */
export const bankAlertDays = { usual: 7, most: 31 }
/** Failed sign-ins to one account, or from one network, in an hour, that raise an alert. */
export const manyFailures = { ofAccount: 8, fromNetwork: 20 }

/** More rows than this in an imported, undone or exported file are more than anyone checks one by one. */
export const manyRows = 10

/** Actions in the activity log that may raise an alert: logging one is all that is needed. */
export const alertingActions: Readonly<Partial<Record<AuditAction, AlertKind>>> = {
  changedBank: 'bank',
  gavePrivilegedRole: 'access',
  downloaded: 'export',
  exportedData: 'export',
  importedRows: 'import',
  undidImport: 'import',
  requestedErasure: 'erasure',
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
