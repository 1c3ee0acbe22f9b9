import { t } from '@lingui/core/macro'
import { entryOf } from '@muster/contract/request-types.ts'
import type { Got } from '../../shared/call/types.ts'
import { formatRange } from '../../shared/format/date.ts'
import { formatMoney } from '../../shared/format/money.ts'

export type RequestRow = Got<'GET /api/v1/dashboard/recent-approval'>['waiting'][number]

/** `Casual leave · 2 days · 23 – 24 Nov 2026` */
export function aboutText({ title, quantity, startsOn, endsOn, claimed }: RequestRow): string {
  const about =
    claimed !== null ? formatMoney(claimed) : startsOn === null ? '' : formatRange(startsOn, endsOn ?? startsOn)
  return [title, quantity, about].filter(Boolean).join(' · ')
}

export function approvalPath({ type, _id }: RequestRow): string {
  return `${entryOf(type).inbox}?id=${_id}`
}

export function ownPath({ type, _id }: RequestRow): string {
  return `${entryOf(type).own}?id=${_id}`
}

/** `Pending with Anita Desai, level 2 of 3`; a single level is not mentioned. */
export function pendingText({ assignee, level, levelCount }: RequestRow): string {
  if (assignee === null) return t`Pending`
  return levelCount > 1
    ? t`Pending with ${assignee.name}, level ${level} of ${levelCount}`
    : t`Pending with ${assignee.name}`
}
