import type { Got } from '../../shared/call/types.ts'
import { formatRange } from '../../shared/format/date.ts'
import { formatMoney } from '../../shared/format/money.ts'

export type RequestRow = Got<'GET /api/v1/dashboard/recent-approval'>['waiting'][number]
type Type = RequestRow['type']

/** `Casual leave · 2 days · 23 – 24 Nov 2026` */
export function aboutText({ title, quantity, startsOn, endsOn, claimed }: RequestRow): string {
  const about =
    claimed !== null ? formatMoney(claimed) : startsOn === null ? '' : formatRange(startsOn, endsOn ?? startsOn)
  return [title, quantity, about].filter(Boolean).join(' · ')
}

const inboxes: Readonly<Record<Type, string>> = {
  leave: 'leave',
  compOff: 'comp-off',
  workFromHome: 'work-from-home',
  attendance: 'attendance',
  travel: 'travel',
  procurement: 'procurement',
  claim: 'claim',
}

export function approvalPath({ type, _id }: RequestRow): string {
  return `/home/approval/${inboxes[type]}?id=${_id}`
}

const own: Readonly<Record<Type, string>> = {
  leave: '/home/attendance/leave-request',
  compOff: '/home/attendance/compensation-work',
  workFromHome: '/home/attendance/work-from-home',
  attendance: '/home/attendance/self-attendance',
  travel: '/home/travel-expenses',
  procurement: '/home/procurement',
  claim: '/home/claims',
}

export function ownPath({ type, _id }: RequestRow): string {
  return `${own[type]}?id=${_id}`
}
