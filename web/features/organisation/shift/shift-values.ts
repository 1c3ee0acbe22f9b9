import { t } from '@lingui/core/macro'
import type { BodySent } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import type { Choice } from '../../../shared/form/choice/use-options.ts'
import type { Shift, WeeklyOff } from './shift-hours.ts'

type Input = BodySent<RouteOf<'POST /api/v1/user/shift'>>

/** The contract's fields as the form shows them, empty while nothing is entered: the compiler reports a new field missing below. */
type Own = {
  [K in keyof Omit<Input, 'name' | 'fullDayMinutes' | 'halfDayMinutes' | 'weeklyOffs' | 'locationIds'>]-?:
    Input[K] | null
}

/** The form's values: the contract's input, but with hours instead of minutes for a day's two limits. */
export interface ShiftValues extends Own {
  name: string
  fullDayHours: number | null
  halfDayHours: number | null
  weeklyOffs: readonly WeeklyOff[]
  locationIds: readonly Choice[]
  /** The effective date of changed hours; a new shift has none. */
  from?: string | null
}

export const newShift: ShiftValues = {
  name: '',
  startsAt: '09:30',
  endsAt: '18:30',
  breakMinutes: 60,
  graceMinutes: 10,
  fullDayHours: 8,
  halfDayHours: 4,
  weeklyOffs: [{ weekday: 0 }],
  absenceSandwich: false,
  locationIds: [],
}

export function valuesOf(
  { fullDayMinutes, halfDayMinutes, locationIds, ...shift }: Shift,
  locations: readonly { _id: string; name: string }[],
): ShiftValues {
  const { name, startsAt, endsAt, breakMinutes, graceMinutes, weeklyOffs, absenceSandwich } = shift
  return {
    ...{ name, startsAt, endsAt, breakMinutes, graceMinutes, weeklyOffs, absenceSandwich },
    fullDayHours: hours(fullDayMinutes),
    halfDayHours: hours(halfDayMinutes),
    locationIds: locationIds.map((value) => ({
      value,
      label: locations.find(({ _id }) => _id === value)?.name ?? t`A location`,
    })),
  }
}

export function bodyOf({ fullDayHours, halfDayHours, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, fullDayMinutes: minutes(fullDayHours), halfDayMinutes: minutes(halfDayHours) }
}

/** A day's two limits have other names in the form. */
export function fieldOf(path: string): string {
  return path.replace(/^(full|half)DayMinutes$/, '$1DayHours')
}

function hours(value: number): number {
  return Math.round((value / 60) * 100) / 100
}

function minutes(value: unknown): number | undefined {
  return typeof value === 'number' ? Math.round(value * 60) : undefined
}
