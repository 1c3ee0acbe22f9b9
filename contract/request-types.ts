import type { Permission } from './permissions.ts'

interface RequestTypeEntry {
  /** Heads a sentence or a tab: "Comp-off". */
  title: string
  /** Within a sentence: "comp-off request". */
  noun: string
  read: Permission
  write: Permission
  decide: Permission
  /** Type of the requester's notifications; the approvers' ends in `-approvals`. */
  notification: string
  /** `type` of the forwarding call. */
  forward: string
}

/** Every kind of request that the approval engine carries: one line each. */
// prettier-ignore
export const requestTypes = {
  leave: { title: 'Leave', noun: 'leave request', read: 'leaveRead', write: 'leaveWrite', decide: 'leaveApprovalRead', notification: 'leave', forward: 'leave' },
  compOff: { title: 'Comp-off', noun: 'comp-off request', read: 'compenstationRead', write: 'compenstationWrite', decide: 'compOffApprovalRead', notification: 'comoff', forward: 'compOff' },
  workFromHome: { title: 'Work from home', noun: 'work from home request', read: 'workFromHomeRead', write: 'workFromHomeWrite', decide: 'workFromHomeApprovalRead', notification: 'work-from-home', forward: 'workfromhome' },
  attendance: { title: 'Attendance', noun: 'attendance request', read: 'selfattendanceRead', write: 'selfattendanceRead', decide: 'attendanceApproveRead', notification: 'attendance', forward: 'attendance' },
  travel: { title: 'Travel', noun: 'travel request', read: 'travelRead', write: 'travelWrite', decide: 'travelApprovalRead', notification: 'travel', forward: 'travel' },
  procurement: { title: 'Procurement', noun: 'procurement request', read: 'procurementRead', write: 'procurementWrite', decide: 'procurementApprovalRead', notification: 'procurement', forward: 'procurement' },
  claim: { title: 'Claim', noun: 'claim', read: 'claimRead', write: 'claimWrite', decide: 'claimApprovalRead', notification: 'claim', forward: 'claims' },
} as const satisfies Record<string, RequestTypeEntry>

export type RequestTypeName = keyof typeof requestTypes
export const requestTypeNames = Object.keys(requestTypes) as RequestTypeName[]
