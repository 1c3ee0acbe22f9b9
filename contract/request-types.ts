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
  /** `type` of the forwarding call; null where requests of this type are not forwarded. */
  forward: string | null
  /** The pages of its requester and of its approvers. */
  own: string
  inbox: string
  /** Begins the number: "LV-0201". */
  prefix: string
  /** People can make them in this release. */
  isServed: boolean
  /** It has an amount that a level may lower; with lines that amount is their sum. */
  hasMoney: boolean
  hasLines: boolean
  /** How many documents go with one at most. */
  documents: number
  /** What follows the approval, and what may follow each: `approved` begins. Nothing follows where it is empty. */
  stages: Readonly<Record<string, readonly string[]>>
}

/** Every kind of request that the approval engine carries: one line each. */
// prettier-ignore
export const requestTypes = {
  leave: { title: 'Leave', noun: 'leave request', own: '/home/attendance/leave-request', inbox: '/home/approval/leave', prefix: 'LV', isServed: true, hasMoney: false, hasLines: false, documents: 5, stages: {}, read: 'leaveRead', write: 'leaveWrite', decide: 'leaveApprovalRead', notification: 'leave', forward: 'leave' },
  compOff: { title: 'Comp-off', noun: 'comp-off request', own: '/home/attendance/compensation-work', inbox: '/home/approval/comp-off', prefix: 'CO', isServed: false, hasMoney: false, hasLines: false, documents: 5, stages: {}, read: 'compenstationRead', write: 'compenstationWrite', decide: 'compOffApprovalRead', notification: 'comoff', forward: 'compOff' },
  workFromHome: { title: 'Work from home', noun: 'work from home request', own: '/home/attendance/work-from-home', inbox: '/home/approval/work-from-home', prefix: 'WH', isServed: false, hasMoney: false, hasLines: false, documents: 5, stages: {}, read: 'workFromHomeRead', write: 'workFromHomeWrite', decide: 'workFromHomeApprovalRead', notification: 'work-from-home', forward: null },
  attendance: { title: 'Attendance', noun: 'attendance request', own: '/home/attendance/self-attendance', inbox: '/home/approval/attendance', prefix: 'AT', isServed: false, hasMoney: false, hasLines: false, documents: 5, stages: {}, read: 'selfattendanceRead', write: 'selfattendanceRead', decide: 'attendanceApproveRead', notification: 'attendance', forward: null },
  travel: { title: 'Travel', noun: 'travel request', own: '/home/travel-expenses', inbox: '/home/approval/travel', prefix: 'TR', isServed: false, hasMoney: true, hasLines: true, documents: 20, stages: { approved: ['advancePaid', 'travelled'], advancePaid: ['travelled'], travelled: ['settled'] }, read: 'travelRead', write: 'travelWrite', decide: 'travelApprovalRead', notification: 'travel', forward: 'travel' },
  procurement: { title: 'Procurement', noun: 'procurement request', own: '/home/procurement', inbox: '/home/approval/procurement', prefix: 'PR', isServed: false, hasMoney: true, hasLines: true, documents: 20, stages: { approved: ['ordered'], ordered: ['received'], received: ['received', 'inUse'], inUse: ['returned'] }, read: 'procurementRead', write: 'procurementWrite', decide: 'procurementApprovalRead', notification: 'procurement', forward: 'procurement' },
  claim: { title: 'Claim', noun: 'claim', own: '/home/claims', inbox: '/home/approval/claim', prefix: 'CL', isServed: false, hasMoney: true, hasLines: true, documents: 50, stages: { approved: ['paid'] }, read: 'claimRead', write: 'claimWrite', decide: 'claimApprovalRead', notification: 'claim', forward: 'claims' },
} as const satisfies Record<string, RequestTypeEntry>

export type RequestTypeName = keyof typeof requestTypes
export const requestTypeNames = Object.keys(requestTypes) as RequestTypeName[]

/** The types that people can make requests of: the tables of the server and of the web have a row for each of them. */
export type ServedRequestType = {
  [N in RequestTypeName]: (typeof requestTypes)[N]['isServed'] extends true ? N : never
}[RequestTypeName]
export const servedRequestTypes = requestTypeNames.filter((name): name is ServedRequestType => entryOf(name).isServed)

type Forwarded = Exclude<(typeof requestTypes)[RequestTypeName]['forward'], null>
/** The `type` of the forwarding call for each type that can be forwarded. */
export const forwardNames = Object.values(requestTypes).flatMap(({ forward }) => forward ?? []) as Forwarded[]

/** A row with the widths of all, for whoever does not mind which it is. */
export function entryOf(name: RequestTypeName): RequestTypeEntry {
  return requestTypes[name]
}
