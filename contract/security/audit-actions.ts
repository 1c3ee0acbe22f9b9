import type { ActivityKind } from './activity-kinds.ts'

/**
 * Everything that the log of an organisation can say was done to a record, and the kind that the activity log finds it by. A name
 * is never changed once it is out: what was written stays written, and is sealed with it.
 */
export const auditActions = {
  signedIn: 'signIn',
  failedSignIn: 'signIn',
  failedSecondStep: 'signIn',
  failedPasskey: 'signIn',
  usedRecoveryCode: 'signIn',
  refused: 'refused',
  limited: 'refused',
  'saw pan': 'reveal',
  'saw aadhaar': 'reveal',
  'saw uan': 'reveal',
  'saw esi': 'reveal',
  'saw accountNumber': 'reveal',
  downloaded: 'download',
  requestedChange: 'approval',
  approvedChange: 'approval',
  rejectedChange: 'approval',
  withdrawnChange: 'approval',
  invited: 'access',
  changedPermissions: 'access',
  changedTwoPersonRule: 'access',
  changedApprovalLevels: 'access',
  changedBankWait: 'access',
  changedSecondStepRule: 'access',
  turnedOnAuthenticator: 'access',
  turnedOffAuthenticator: 'access',
  turnedOnEmailCodes: 'access',
  turnedOffEmailCodes: 'access',
  turnedOffSecondStep: 'access',
  madeRecoveryCodes: 'access',
  addedPasskey: 'access',
  renamedPasskey: 'access',
  removedPasskey: 'access',
  refusedPasskey: 'access',
  sentPasswordLink: 'access',
  reportedNotMe: 'access',
  settledReport: 'access',
  // Of any record.
  added: 'other',
  changed: 'other',
  deleted: 'other',
  // Of the company and its people.
  changedLogo: 'other',
  removedLogo: 'other',
  changedPhoto: 'other',
  removedPhoto: 'other',
  changedStatus: 'other',
  changedPersonal: 'other',
  changedBank: 'other',
  changedCompanyBank: 'other',
  changedStatutory: 'other',
  changedStatutorySettings: 'other',
  addedOwnLaw: 'other',
  endedOwnLaw: 'other',
  // Of time and leave.
  correctedAttendance: 'other',
  recordedLateAttendance: 'other',
  paidOutLeave: 'other',
  tookBackPaidOutLeave: 'other',
  // Of pay.
  changedSalary: 'other',
  addedPayInput: 'other',
  removedPayInput: 'other',
  endedPayInput: 'other',
  changedPayable: 'other',
  paidPayable: 'other',
  recoveredAdvance: 'other',
  undidPayablePayment: 'other',
  heldPay: 'other',
  releasedPay: 'other',
  reversedPayslip: 'other',
  started: 'other',
  recalculatedRun: 'other',
  approved: 'other',
  reopenedRun: 'other',
  paidRun: 'other',
  unpaidRun: 'other',
  tookBankAnswers: 'other',
  addedLoan: 'other',
  removedLoan: 'other',
  skippedInstallment: 'other',
  restoredInstallment: 'other',
  repaidLoan: 'other',
  wroteOffLoan: 'other',
  savedSettlement: 'other',
  approvedSettlement: 'other',
  reopenedSettlement: 'other',
  droppedSettlement: 'other',
  // Of tax.
  choseTaxRegime: 'other',
  declaredTaxItem: 'other',
  changedTaxItem: 'other',
  removedTaxItem: 'other',
  sentTaxProofs: 'other',
  acceptedTaxItem: 'other',
  rejectedTaxItem: 'other',
  madeForm16: 'other',
  issuedForm16: 'other',
  tookForm16PartA: 'other',
  // As steps of a pay run were called before.
  'calculated again': 'other',
  'marked as paid': 'other',
  'marked as not paid': 'other',
} as const satisfies Record<string, ActivityKind>

export type AuditAction = keyof typeof auditActions

const names = Object.keys(auditActions) as AuditAction[]

/** The actions of one kind. */
export function actionsOf(kind: ActivityKind): AuditAction[] {
  return names.filter((name) => auditActions[name] === kind)
}
