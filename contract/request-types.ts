import type { Permission } from './permissions.ts'

/** Icons of the side menu. */
type RequestIcon =
  'leave' | 'compensation' | 'workFromHome' | 'attendance' | 'travel' | 'procurement' | 'claims' | 'approval'

interface RequestTypeEntry {
  /** Starts a sentence or a tab: "Comp-off". */
  title: string
  /** Within a sentence: "comp-off request". */
  noun: string
  read: Permission
  write: Permission
  decide: Permission
  /** The requester's notification type; the approvers' ends in `-approvals`. */
  notification: string
  /** `type` of the forwarding call; null where requests of this type are not forwarded. */
  forward: string | null
  /** A forwarding call of its own; otherwise `claim-approval-forward`. */
  forwardCall?: 'approval-forward'
  /** The label of the button for a new one, and the title of one's own list unless it uses `title`. */
  add: string
  list?: string
  /** The requester's pages, list and form (null: not a page of its own), and the approvers' page. */
  own: string
  form: string | null
  inbox: string
  /** The inbox title, and its description in the menu: "Leave approvals", "Leave requests pending with you". */
  approvals: string
  pending: string
  /** One's own list in the side menu: its icon, group (none: under "Me"), position, and description. */
  icon: RequestIcon
  tint: 'blue' | 'violet' | 'cyan' | 'green' | 'amber'
  under?: 'attendance'
  order: number
  about: string
  /** Prefix of the number: "LV-0201". */
  prefix: string
  /** It is about past days, so there is no start date to decide by. */
  looksBack?: true
  /** It has an amount that a level may reduce; with lines that amount is their sum. */
  hasMoney: boolean
  hasLines: boolean
  /** Maximum number of documents. */
  documents: number
  /** The stages after approval, and what may follow each; starts at `approved`. Empty if nothing follows. */
  stages: Readonly<Record<string, readonly string[]>>
  /** Who enters its stages; otherwise those who decide. */
  advance?: Permission
}

/** Every type of request, one line each: the tables of the server and of the web have a row for each of them. */
// prettier-ignore
export const requestTypes = {
  leave: { title: 'Leave', noun: 'leave request', add: 'Apply for leave', own: '/home/attendance/leave-request', form: '/home/attendance/add-leave-request', approvals: 'Leave approvals', pending: 'Leave requests pending with you', inbox: '/home/approval/leave', icon: 'leave', tint: 'blue', under: 'attendance', order: 40, about: 'Your balances and leave requests', prefix: 'LV', hasMoney: false, hasLines: false, documents: 5, stages: {}, read: 'leaveRead', write: 'leaveWrite', decide: 'leaveApprovalRead', notification: 'leave', forward: 'leave' },
  compOff: { title: 'Comp-off', noun: 'comp-off request', add: 'Request comp-off', list: 'Compensation', own: '/home/attendance/compensation-work', form: '/home/attendance/add-compensation-work', approvals: 'Comp-off approvals', pending: 'Comp-off requests pending with you', inbox: '/home/approval/comp-off', icon: 'compensation', tint: 'violet', under: 'attendance', order: 50, about: 'Comp-off for working on holidays and weekly offs', prefix: 'CO', hasMoney: false, hasLines: false, looksBack: true, documents: 5, stages: {}, read: 'compenstationRead', write: 'compenstationWrite', decide: 'compOffApprovalRead', notification: 'comoff', forward: 'compOff' },
  workFromHome: { title: 'Work from home', noun: 'work from home request', add: 'Request work from home', own: '/home/attendance/work-from-home', form: '/home/attendance/add-work-from-home', approvals: 'Work from home approvals', pending: 'Work from home requests pending with you', inbox: '/home/approval/work-from-home', icon: 'workFromHome', tint: 'violet', under: 'attendance', order: 60, about: 'Your work from home requests', prefix: 'WH', hasMoney: false, hasLines: false, documents: 5, stages: {}, read: 'workFromHomeRead', write: 'workFromHomeWrite', decide: 'workFromHomeApprovalRead', notification: 'work-from-home', forward: 'workfromhome', forwardCall: 'approval-forward' },
  attendance: { title: 'Attendance', noun: 'attendance request', add: 'Request a correction', own: '/home/attendance/self-attendance', form: null, approvals: 'Attendance approvals', pending: 'Attendance requests pending with you', inbox: '/home/approval/attendance', icon: 'attendance', tint: 'amber', order: 0, about: 'Your attendance requests', prefix: 'AT', hasMoney: false, hasLines: false, looksBack: true, documents: 0, stages: {}, read: 'selfattendanceRead', write: 'selfattendanceRead', decide: 'attendanceApproveRead', notification: 'attendance', forward: 'attendance' },
  travel: { title: 'Travel', noun: 'travel request', add: 'Submit travel request', own: '/home/travel-expenses', form: '/home/add-travel-expense', approvals: 'Travel approvals', pending: 'Travel requests pending with you', inbox: '/home/approval/travel', icon: 'travel', tint: 'cyan', order: 50, about: 'Your travel requests and expenses', prefix: 'TR', hasMoney: true, hasLines: true, documents: 50, stages: {}, read: 'travelRead', write: 'travelWrite', decide: 'travelApprovalRead', notification: 'travel', forward: 'travel' },
  procurement: { title: 'Procurement', noun: 'procurement request', add: 'Submit procurement request', own: '/home/procurement', form: '/home/add-procurement', approvals: 'Procurement approvals', pending: 'Procurement requests pending with you', inbox: '/home/approval/procurement', icon: 'procurement', tint: 'cyan', order: 60, about: 'Your procurement requests', prefix: 'PR', hasMoney: true, hasLines: true, documents: 20, stages: { approved: ['ordered'], ordered: ['ordered', 'partlyReceived', 'received'], partlyReceived: ['ordered', 'partlyReceived', 'received', 'inUse'], received: ['ordered', 'inUse'], inUse: ['ordered', 'partlyReceived', 'received', 'returned'], returned: ['ordered', 'partlyReceived', 'received', 'inUse'] }, advance: 'assetWrite', read: 'procurementRead', write: 'procurementWrite', decide: 'procurementApprovalRead', notification: 'procurement', forward: 'procurement' },
  claim: { title: 'Claim', noun: 'claim', add: 'Submit a claim', list: 'Claims', own: '/home/claims', form: '/home/add-claim', approvals: 'Claim approvals', pending: 'Claims pending with you', inbox: '/home/approval/claim', icon: 'claims', tint: 'green', order: 70, about: 'Claims for expenses you paid', prefix: 'CL', hasMoney: true, hasLines: true, looksBack: true, documents: 50, stages: {}, read: 'claimRead', write: 'claimWrite', decide: 'claimApprovalRead', notification: 'claim', forward: 'claims' },
} as const satisfies Record<string, RequestTypeEntry>

export type RequestTypeName = keyof typeof requestTypes
export const requestTypeNames = Object.keys(requestTypes) as RequestTypeName[]

/** Each of these lets its holder decide requests of some type. */
export const approving: readonly Permission[] = requestTypeNames.map((name) => entryOf(name).decide)

type Row = (typeof requestTypes)[RequestTypeName]
/** The `type` of a forwarding call for each type forwarded by it. */
type ForwardName = Exclude<Exclude<Row, { forwardCall: string }>['forward'], null>
type OwnForwardName = Extract<Row, { forwardCall: string }>['forward']
const forwarded = requestTypeNames.map(entryOf).filter(({ forward }) => forward !== null)
export const forwardNames = namesOf<ForwardName>(({ forwardCall }) => forwardCall === undefined)
export const ownForwardNames = namesOf<OwnForwardName>(({ forwardCall }) => forwardCall === 'approval-forward')

function namesOf<N extends string>(which: (entry: RequestTypeEntry) => boolean): N[] {
  return forwarded.filter(which).map(({ forward }) => forward as N)
}

/** A row in its general type, for callers that don't depend on which it is. */
export function entryOf(name: RequestTypeName): RequestTypeEntry {
  return requestTypes[name]
}
