import { entryOf } from '@muster/contract/request-types.ts'

/** The path of the correction request for a day without a punch-out. */
export function missedPath(day: string): string {
  return `${entryOf('attendance').own}?month=${day.slice(0, 7)}&fix=${day}&missed=punchOut`
}
