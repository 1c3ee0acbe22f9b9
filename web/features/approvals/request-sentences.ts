import { t } from '@lingui/core/macro'
import { entryOf } from '@muster/contract/request-types.ts'
import { formatRange } from '../../shared/format/date.ts'
import { formatMoney } from '../../shared/format/money.ts'
import type { TimelineStep } from './approval-timeline.tsx'
import type { AnyRequest, Row } from './request-view.ts'

/** "23 – 25 Nov 2026" or an amount: whichever the request is about. */
export function aboutOf({ startsOn, endsOn, claimed }: Pick<Row, 'startsOn' | 'endsOn' | 'claimed'>): string {
  if (claimed !== null) return formatMoney(claimed)
  return startsOn === null ? '' : formatRange(startsOn, endsOn ?? startsOn)
}

/** "Casual leave, 23 – 25 Nov 2026" */
export function summaryOf(row: Pick<Row, 'title' | 'startsOn' | 'endsOn' | 'claimed'>): string {
  return [row.title, aboutOf(row)].filter(Boolean).join(', ')
}

/** The state as a chip says it. */
export function stateOf({ state, isCancelling }: Pick<Row, 'state' | 'isCancelling'>): {
  status: string
  label?: string
} {
  return isCancelling ? { status: 'pending', label: t`Cancellation requested` } : { status: state }
}

const whole = 86_400_000

type Waiting = Pick<Row, 'createdAt' | 'startsOn'> & Partial<Pick<Row, 'since' | 'dueAt' | 'type'>>

/** Why a request should not wait longer: its time is up, two days have gone, or it begins within two. */
export function urgencyOf({ createdAt, startsOn, since, dueAt, type }: Waiting, now: number): string | null {
  if (dueAt && Date.parse(dueAt) < now) return t`Overdue`
  const isOver = type !== undefined && entryOf(type).looksBack === true
  const begins = startsOn === null || isOver ? Infinity : Date.parse(startsOn) - now
  if (begins < 0) return t`Already started`
  if (begins < 2 * whole) return t`Starts soon`
  const waits = Math.floor((now - Date.parse(since ?? createdAt)) / whole)
  return waits >= 2 ? t`Pending for ${waits} days` : null
}

type Event = AnyRequest['events'][number]

const words: Readonly<Record<Event['kind'], { what: string; state: TimelineStep['state'] }>> = {
  asked: { what: t`submitted`, state: 'applied' },
  noted: { what: t`added a note`, state: 'note' },
  forwarded: { what: t`forwarded to`, state: 'forwarded' },
  approved: { what: t`approved`, state: 'approved' },
  rejected: { what: t`rejected`, state: 'rejected' },
  cancelled: { what: t`cancelled`, state: 'withdrawn' },
  cancelAsked: { what: t`requested cancellation`, state: 'applied' },
  cancelRefused: { what: t`rejected the cancellation`, state: 'rejected' },
  revised: { what: t`recalculated the days`, state: 'note' },
  passed: { what: t`approved`, state: 'approved' },
  skipped: { what: t`skipped`, state: 'note' },
  escalated: { what: t`escalated to`, state: 'forwarded' },
  reminded: { what: t`sent a reminder`, state: 'note' },
  advanced: { what: t`marked as`, state: 'note' },
}

/** Everything that happened, and whom it waits for now. */
export function stepsOf({ events, assignee }: Pick<AnyRequest, 'events' | 'assignee'>): TimelineStep[] {
  const steps = events.map(({ kind, by, onBehalfOf, to, note, amount, at }): TimelineStep => {
    const { what, state } = words[kind]
    const who = onBehalfOf === null ? by.name : t`${by.name} for ${onBehalfOf}`
    const whole = to === null ? what : `${what} ${to}`
    return { who, what: amount === null ? whole : `${whole} · ${formatMoney(amount)}`, at, note, state }
  })
  if (assignee === null) return steps
  return [...steps, { who: null, what: t`pending with ${assignee.name}`, state: 'waiting' }]
}
