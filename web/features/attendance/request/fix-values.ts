import type { BodySent } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'

export interface FixValues {
  day: string | null
  type: 'punchIn' | 'punchOut' | 'both' | ''
  requestedTime: string | null
  punchInTime: string | null
  punchOutTime: string | null
}

export const blankDay = (of: Partial<FixValues> = {}): FixValues => ({
  ...{ day: null, type: '', requestedTime: null, punchInTime: null, punchOutTime: null },
  ...of,
})

/** Only the times of the chosen type, whatever was typed for another. */
export function fixBody(body: Record<string, unknown>): Record<string, unknown> {
  const days = (body['days'] ?? []) as FixValues[]
  return { ...body, days: days.map(sentDay) }
}

/** The preview is requested once a day and a type are chosen. */
export function isAskable({ day, type }: FixValues): boolean {
  return day !== null && /^\d{4}-\d\d-\d\d$/.test(day) && type !== ''
}

export function sentDay(of: FixValues): Record<string, string> {
  const { requestedTime, punchInTime, punchOutTime, ...rest } = of
  const times = rest.type === 'both' ? { punchInTime, punchOutTime } : { requestedTime }
  return Object.fromEntries(
    Object.entries({ ...rest, ...times }).flatMap(([key, value]) =>
      value === null || value === undefined || value === '' ? [] : [[key, value]],
    ),
  )
}

export type Question = BodySent<RouteOf<'POST /api/v1/employee/attendance-preview'>>
