import { t } from '@lingui/core/macro'
import type { Permission } from '@muster/contract/permissions.ts'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { Tone } from '../../../shared/theme/status-tone.ts'
import type { RouteOf } from '../../../shared/call/types.ts'

export type MonthClose = ReplyOf<RouteOf<'GET /api/v1/user/month-close'>>
export type CloseItem = MonthClose['items'][number]['item']

interface Label {
  label: string
  tone: Tone
}

interface Words {
  label: string
  /** Where a person's part of it is settled. */
  fix: string
  to: (employee: string, month: string) => string
  access: Permission
}

const tab = (name: string) => (employee: string) => `/home/employee-detail/${employee}?tab=${name}`
const person = { to: tab('salary'), access: 'allEmployeeWrite' } as const

export const closeItems: Record<CloseItem, Words> = {
  missingPunches: {
    label: t`Missing punches`,
    fix: t`Attendance`,
    to: (employee, month) => `/home/attendance/view-attendance/${employee}?month=${month}`,
    access: 'teamLevelAttendanceRead',
  },
  pendingRequests: { label: t`Pending requests that affect pay`, fix: t`Leave`, ...person, to: tab('leave') },
  pendingClaims: {
    label: t`Pending claims`,
    fix: t`Claim approvals`,
    to: () => '/home/approval/claim',
    access: 'claimApprovalRead',
  },
  joiners: { label: t`Joiners`, fix: t`Salary`, ...person },
  leavers: { label: t`Leavers`, fix: t`Full and final settlement`, ...person },
  settlements: { label: t`Settlements to approve`, fix: t`Full and final settlement`, ...person },
  unpaid: { label: t`Not paid in this month`, fix: t`Salary`, ...person },
  changed: { label: t`Changed since the calculation`, fix: t`Salary`, ...person },
}

export const closeStates: Record<Exclude<MonthClose['items'][number]['state'], 'open'>, Label> = {
  done: { label: t`Done`, tone: 'success' },
  soFar: { label: t`None open`, tone: 'neutral' },
  notStarted: { label: t`Not started`, tone: 'neutral' },
  notCalculated: { label: t`Not calculated`, tone: 'neutral' },
  checking: { label: t`Checking`, tone: 'neutral' },
  notRecorded: { label: t`Not recorded`, tone: 'neutral' },
}

export const closeOrder = Object.keys(closeItems) as CloseItem[]
