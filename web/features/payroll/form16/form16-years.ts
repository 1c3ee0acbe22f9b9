import { today } from '../../../shared/format/date.ts'

/** The first year whose law the product knows. */
const first = 2023

/** Financial years that have begun, newest first. */
export function form16Years(): string[] {
  const day = today()
  const running = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
  const years: string[] = []
  for (let year = running; year >= first; year--) years.push(`${year}-${String((year + 1) % 100).padStart(2, '0')}`)
  return years
}
