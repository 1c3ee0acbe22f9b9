import type { Day } from './day.ts'

/** Completed years on a day, birthday included. A person born on 29 February completes a year on 1 March in other years. */
export function ageOn(birthDate: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) >= birthDate.slice(5) ? years : years - 1
}
