import { t } from '@lingui/core/macro'
import { entryOf } from '@muster/contract/request-types.ts'
import { formatRange } from '../../shared/format/date.ts'
import { formatMoney } from '../../shared/format/money.ts'
import type { TimelineStep } from './approval-timeline.tsx'
import type { AnyRequest, Row } from './request-view.ts'
import { stageLabel, stageTitle } from './stage/stage-labels.ts'

/** "23 – 25 Nov 2026" or an amount, depending on the request. */
export function aboutOf({ startsOn, endsOn, claimed }: Pick<Row, 'startsOn' | 'endsOn' | 'claimed'>): string {
  if (claimed !== null) return formatMoney(claimed)
  return startsOn === null ? '' : formatRange(startsOn, endsOn ?? startsOn)
}

/** "Casual leave, 23 – 25 Nov 2026" */
export function summaryOf(row: Pick<Row, 'title' | 'startsOn' | 'endsOn' | 'claimed'>): string {
  return [row.title, aboutOf(row)].filter(Boolean).join(', ')
}

/** The state for a chip, and an approved request's stage. */
export function stateOf({ state, isCancelling, stage }: Pick<Row, 'state' | 'isCancelling' | 'stage'>): {
  status: string
  label?: string
} {
  if (isCancelling) return { status: 'pending', label: t`Cancellation requested` }
  return state === 'approved' && stage !== null ? { status: state, label: stageTitle(stage) } : { status: state }
}

const whole = 86_400_000

type Waiting = Pick<Row, 'type' | 'createdAt' | 'startsOn'> & Partial<Pick<Row, 'endsOn' | 'since' | 'dueAt'>>

/** Why a request is urgent: its time is up, two days have passed, or it begins within two. */
export function urgencyOf({ type, createdAt, startsOn, endsOn, since, dueAt }: Waiting, now: number): string | null {
  if (dueAt && Date.parse(dueAt) < now) return t`Overdue`
  // A request for days already past when submitted, such as a settled trip, is not late.
  const isOver = entryOf(type).looksBack === true || (endsOn != null && endsOn < createdAt.slice(0, 10))
  const begins = startsOn === null || isOver ? Infinity : Date.parse(startsOn) - now
  if (begins < 0) return t`Already started`
  if (begins < 2 * whole) return t`Starts soon`
  const waits = Math.floor((now - Date.parse(since ?? createdAt)) / whole)
  return waits >= 2 ? t`Pending for ${waits} days` : null
}

type Event = AnyRequest['events'][number]

type Done = { who: string; to: string }
type Sentences = Readonly<Record<Event['kind'], { what: (done: Done) => string; state: TimelineStep['state'] }>>

const sentences: Sentences = {
  submitted: { what: ({ who }) => t`${who} submitted the request`, state: 'applied' },
  noted: { what: ({ who }) => t`${who} added a note`, state: 'note' },
  forwarded: { what: ({ who, to }) => t`${who} forwarded it to ${to}`, state: 'forwarded' },
  approved: { what: ({ who }) => t`${who} approved it`, state: 'approved' },
  rejected: { what: ({ who }) => t`${who} rejected it`, state: 'rejected' },
  cancelled: { what: ({ who }) => t`${who} cancelled it`, state: 'withdrawn' },
  cancellationRequested: { what: ({ who }) => t`${who} requested cancellation`, state: 'applied' },
  cancellationRejected: { what: ({ who }) => t`${who} rejected the cancellation`, state: 'rejected' },
  revised: { what: ({ who }) => t`${who} recalculated the days`, state: 'note' },
  passed: { what: ({ who }) => t`${who} approved it`, state: 'approved' },
  skipped: { what: ({ who, to }) => t`${who} skipped the level ${to}`, state: 'note' },
  escalated: { what: ({ who, to }) => t`${who} escalated it to ${to}`, state: 'forwarded' },
  reminded: { what: ({ who }) => t`${who} sent a reminder`, state: 'note' },
  reassigned: { what: ({ to }) => t`Moved to ${to}, as the reporting manager changed`, state: 'forwarded' },
  advanced: { what: ({ who, to }) => t`${who} marked it as ${stageLabel(to)}`, state: 'note' },
}

/** All events, and whom it is pending with. */
export function stepsOf({ events, assignee }: Pick<AnyRequest, 'events' | 'assignee'>): TimelineStep[] {
  const steps = events.map(({ kind, by, onBehalfOf, to, note, amount, at }): TimelineStep => {
    const { what, state } = sentences[kind]
    const who = onBehalfOf === null ? by.name : t`${by.name} for ${onBehalfOf}`
    const done = what({ who, to: to ?? '' })
    return { what: amount === null ? done : `${done} · ${formatMoney(amount)}`, at, note, state }
  })
  if (assignee === null) return steps
  return [...steps, { what: t`Pending with ${assignee.name}`, state: 'waiting' }]
}
