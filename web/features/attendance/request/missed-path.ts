import { entryOf } from '@muster/contract/request-types.ts'

/** Where the correction of a day without a punch-out is requested. */
export function missedPath(day: string): string {
  return `${entryOf('attendance').own}?month=${day.slice(0, 7)}&fix=${day}&missed=punchOut`
}
