import { plural } from '@lingui/core/macro'
interface Counts {
  totalEmployees: number
  weeklyOffCount: number
  holidayCount: number
}

/** "Weekly off for all 59 employees" on a day on which no one works; null if someone does, or could. */
export function everyoneOffText({ totalEmployees: all, weeklyOffCount, holidayCount }: Counts): string | null {
  if (all === 0 || weeklyOffCount + holidayCount < all) return null
  if (holidayCount === 0)
    return plural(all, { one: 'Weekly off for # employee', other: 'Weekly off for all # employees' })
  if (weeklyOffCount === 0) return plural(all, { one: 'Holiday for # employee', other: 'Holiday for all # employees' })
  return plural(all, {
    one: 'Weekly off or holiday for # employee',
    other: 'Weekly off or holiday for all # employees',
  })
}

/** "of 59 people, 12 off". */
export function ofPeopleText({ totalEmployees, weeklyOffCount, holidayCount }: Counts): string {
  const off = weeklyOffCount + holidayCount
  const out = off.toLocaleString('en-IN')
  return off === 0
    ? plural(totalEmployees, { one: 'of # person', other: 'of # people' })
    : plural(totalEmployees, { one: `of # person, ${out} off`, other: `of # people, ${out} off` })
}
