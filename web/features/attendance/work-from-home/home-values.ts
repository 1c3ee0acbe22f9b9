import { withCountryCode } from '../../../shared/format/phone.ts'

export interface HomeValues {
  pattern: 'days' | 'weekly'
  days: string[]
  /** Checkbox values: `'1'` is Monday. */
  weekdays: string[]
  from: string | null
  until: string | null
  part: 'full' | 'first' | 'second'
}

export const blankHome = {
  ...{ pattern: 'days', days: [], weekdays: [], from: null, until: null, part: 'full', reachableAt: '' },
} satisfies HomeValues & { reachableAt: string }

/** Weekdays as numbers. */
export const chosenOf = ({ weekdays }: Pick<HomeValues, 'weekdays'>) => ({ weekdays: weekdays.map(Number) })

/** Only the pattern's fields are sent. */
export function homeBody(body: Record<string, unknown>): Record<string, unknown> {
  const { days, weekdays, from, until, reachableAt, ...rest } = body
  const chosen =
    body['pattern'] === 'weekly' ? { ...chosenOf({ weekdays: (weekdays ?? []) as string[] }), from, until } : { days }
  const phone =
    typeof reachableAt === 'string' && reachableAt !== '' ? { reachableAt: withCountryCode(reachableAt) } : {}
  return { ...rest, ...chosen, ...phone }
}
