import { addDays, weekday } from '@muster/engine/day.ts'

/** The weeks of a month, each from Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const monday = addDays(first, -((weekday(first) + 6) % 7))
  const weeks: string[][] = []
  for (let at = monday; at.slice(0, 7) <= month; at = addDays(at, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(at, index)))
  return weeks
}
