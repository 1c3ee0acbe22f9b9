import type { CompOff } from './comp-off.ts'

/** A comp-off request's form values. */
export function editedCompOff({ reason, details: { work, amount, minutes } }: CompOff) {
  return { reason, day: work.day, amount, minutes }
}
