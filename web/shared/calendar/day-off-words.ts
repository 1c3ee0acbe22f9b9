import { plural, t } from '@lingui/core/macro'
interface Counts {
  totalEmployees: number
  weeklyOffCount: number
  holidayCount: number
}

/** "Weekly off today for all 59 people" on a day on which nobody works; null where somebody does, or could. */
export function everyoneOff({ totalEmployees: all, weeklyOffCount, holidayCount }: Counts): string | null {
  if (all === 0 || weeklyOffCount + holidayCount < all) return null
  const what = holidayCount === 0 ? t`Weekly off` : weeklyOffCount === 0 ? t`Holiday` : t`Weekly off or holiday`
  return all === 1 ? t`${what} for the only employee` : t`${what} for all ${all.toLocaleString('en-IN')} people`
}

/** "of 59 people, 12 off". */
export function ofPeople({ totalEmployees, weeklyOffCount, holidayCount }: Counts): string {
  const off = weeklyOffCount + holidayCount
  const people = t`of ${totalEmployees.toLocaleString('en-IN')} ${plural(totalEmployees, { one: 'person', other: 'people' })}`
  return off === 0 ? people : t`${people}, ${off.toLocaleString('en-IN')} off`
}
