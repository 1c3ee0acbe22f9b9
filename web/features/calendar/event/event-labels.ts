import { t } from '@lingui/core/macro'
import type { EventAnswer, EventAudience, EventRepeat } from '@muster/contract/calendar/event.ts'
import { formatTime } from '../../../shared/format/time.ts'
import type { CalendarEvent } from './entries.ts'

export const audienceLabels: Readonly<Record<EventAudience, string>> = {
  everyone: t`Everyone`,
  departments: t`Departments`,
  locations: t`Locations`,
  people: t`Invited people`,
}

export const repeatLabels: Readonly<Record<EventRepeat, string>> = {
  none: t`Does not repeat`,
  daily: t`Daily`,
  weekly: t`Weekly`,
  monthly: t`Monthly`,
  yearly: t`Annually`,
}

export const answerLabels: Readonly<Record<EventAnswer, string>> = { yes: t`Yes`, maybe: t`Maybe`, no: t`No` }

export const reminderLabels: Readonly<Record<number, string>> = {
  0: t`At the start`,
  15: t`15 minutes before`,
  60: t`1 hour before`,
  1440: t`1 day before`,
}

/** "10:00 am – 11:00 am", or that it is all day. */
export function timesOf({ startTime, endTime }: Pick<CalendarEvent, 'startTime' | 'endTime'>): string {
  if (startTime === null || endTime === null) return t`All day`
  return `${formatTime(startTime)} – ${formatTime(endTime)}`
}

/** "Design, Sales" */
export function audienceOf({ audience, departments, locations, people }: CalendarEvent): string {
  const members = { everyone: [], departments, locations, people }[audience]
  return members.length === 0 ? audienceLabels[audience] : members.map(({ name }) => name).join(', ')
}
