import { t } from '@lingui/core/macro'
import { requestReads } from '../../../shared/call/request-reads.ts'
import type { Got, ReadKey } from '../../../shared/call/types.ts'
import { formatDays } from '../../../shared/format/time.ts'
import type { HeatDay } from '../day/attendance-day.ts'

export type WorkFromHome = NonNullable<Got<'GET /api/v1/employee/work-from-home/{id}'>>
export type HomeMonth = NonNullable<Got<'GET /api/v1/employee/work-from-home-month'>>
type Excluded = WorkFromHome['details']['excluded'][number]
export type MonthUse = WorkFromHome['details']['months'][number]

/** Reads that become stale with a step of a work from home request: it changes attendance days. */
export const homeReads: readonly ReadKey[] = [
  ...requestReads,
  'GET /api/v1/employee/work-from-home',
  'GET /api/v1/employee/work-from-home/{id}',
  'GET /api/v1/employee/work-from-home-approval',
  'GET /api/v1/employee/work-from-home-month',
  'GET /api/v1/employee/attendance',
  'GET /api/v1/employee/attendances',
  'GET /api/v1/employee/attendance-counts',
  'GET /api/v1/dashboard/coming-up',
  'GET /api/v1/dashboard/out',
]

/** Half-days as "1.5 days". */
export const daysOf = (halfDays: number): string => formatDays(halfDays / 2)

/** Monday first; 0 is Sunday. */
export const weekdays = [
  { value: '1', label: t`Mon` },
  { value: '2', label: t`Tue` },
  { value: '3', label: t`Wed` },
  { value: '4', label: t`Thu` },
  { value: '5', label: t`Fri` },
  { value: '6', label: t`Sat` },
  { value: '0', label: t`Sun` },
]

export const weekdaysText = (chosen: readonly number[]): string =>
  weekdays
    .filter(({ value }) => chosen.includes(Number(value)))
    .map(({ label }) => label)
    .join(', ')

/** Why a chosen day does not count. */
export function excludedText({ why, name }: Excluded): string {
  if (why === 'leave') return t`On leave`
  return why === 'holiday' ? (name ?? t`Holiday`) : t`Weekly off`
}

export const partLabels = { full: t`Full day`, first: t`First half`, second: t`Second half` }

/** A day of the person's own month, for `MonthHeat`. */
export function homeHeat({ state, halfDays }: HomeMonth['days'][number]): HeatDay {
  const letter = halfDays === 1 ? t`R½` : t`R`
  if (state === 'home')
    return { letter, tone: 'violet', words: halfDays === 1 ? t`Work from home, half a day` : t`Work from home` }
  if (state === 'pending') return { letter, tone: 'warning', words: t`Work from home, pending` }
  if (state === 'leave') return { letter: t`L`, tone: 'info', words: t`Leave` }
  if (state === 'holiday') return { letter: t`H`, tone: 'neutral', words: t`Holiday` }
  return state === 'weeklyOff'
    ? { letter: t`W`, tone: 'neutral', words: t`Weekly off` }
    : { letter: '', tone: 'neutral', words: t`Working day` }
}

/** "2 of 8 days used in November" */
export function usedText(used: number, limit: number | null): string {
  if (limit === null) return t`${daysOf(used)} used, no monthly limit`
  const most = daysOf(limit)
  return t`${used / 2} of ${most} used`
}
