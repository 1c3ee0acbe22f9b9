import type { Got } from '../call/types.ts'
import { forget, useApiWith } from '../call/use-api.ts'

const call = 'GET /api/v1/employee/days-off'

export type DayOff = Got<typeof call>[number]

/** Own weekly offs and holidays of a year, by day; asked once. Empty while they are not known, or with null. */
export function useDaysOff(year: number | null): ReadonlyMap<string, DayOff> {
  const { data } = useApiWith(
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false, keepPreviousData: true },
    year === null || year < 2000 || year > 2100 ? null : call,
    { query: { year: year ?? 0 } },
  )
  return new Map(data?.map((off) => [off.day, off]))
}

/** Holidays or weekly offs have changed: they are asked again where they are shown next. */
export const forgetDaysOff = () => forget(call)
