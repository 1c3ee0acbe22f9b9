import type { Got } from '../call/types.ts'
import { clearCached, useApiWith } from '../call/use-api.ts'

const call = 'GET /api/v1/employee/days-off'

export type DayOff = Got<typeof call>[number]

/** One's own weekly offs and holidays of a year, by day; fetched once. Empty while loading, or with null. */
export function useDaysOff(year: number | null): ReadonlyMap<string, DayOff> {
  const { data } = useApiWith(
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false, keepPreviousData: true },
    year === null || year < 2000 || year > 2100 ? null : call,
    { query: { year: year ?? 0 } },
  )
  return new Map(data?.map((off) => [off.day, off]))
}

/** Call when holidays or weekly offs changed: they are fetched again when next shown. */
export const clearDaysOff = () => clearCached(call)
