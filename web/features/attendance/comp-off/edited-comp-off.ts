import type { CompOff } from './comp-off.ts'

/** Comp-off as it stood in its form. */
export function editedCompOff({ reason, details: { work, amount, minutes } }: CompOff) {
  return { reason, day: work.day, amount, minutes }
}
