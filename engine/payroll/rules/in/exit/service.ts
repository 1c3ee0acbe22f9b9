import { addDays, addMonthsToDay, daysBetween, type Day } from '../../../../day.ts'
import { joined, plural, say, type Sentence } from '../../../../sentence.ts'

/** A length of service in whole years, further whole months and further days. */
export interface Service {
  years: number
  months: number
  days: number
}

/** From the day of joining to the last working day, both included. */
export function serviceOf(joinedOn: Day, leftOn: Day): Service {
  const end = addDays(leftOn, 1)
  if (end <= joinedOn) return { years: 0, months: 0, days: 0 }
  const apart =
    (Number(end.slice(0, 4)) - Number(joinedOn.slice(0, 4))) * 12 +
    Number(end.slice(5, 7)) -
    Number(joinedOn.slice(5, 7))
  const whole = addMonthsToDay(joinedOn, apart) > end ? apart - 1 : apart
  return { years: Math.floor(whole / 12), months: whole % 12, days: daysBetween(addMonthsToDay(joinedOn, whole), end) }
}

/** The first day of the last, incomplete year of service. */
export const lastYearFrom = (joinedOn: Day, leftOn: Day): Day =>
  addMonthsToDay(joinedOn, serviceOf(joinedOn, leftOn).years * 12)

/** `5 years 6 months 1 day`. */
export function serviceSaid({ years, months, days }: Service): Sentence {
  const parts = [
    ...(years === 0 ? [] : [say`${plural(years, { one: '# year', other: '# years' })}`]),
    ...(months === 0 ? [] : [say`${plural(months, { one: '# month', other: '# months' })}`]),
    ...(days === 0 ? [] : [say`${plural(days, { one: '# day', other: '# days' })}`]),
  ]
  return parts.length === 0 ? say`less than a day` : joined(parts)
}
