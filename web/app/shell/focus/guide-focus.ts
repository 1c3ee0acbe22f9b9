import { enterDialogs } from './enter-dialog.ts'
import { keepFocus } from './keep-focus.ts'

/** Puts the focus where one works, for as long as the signed-in area stands. Answers how to stop. */
export function guideFocus(): () => void {
  const stops = [keepFocus(), enterDialogs()]
  return () => stops.forEach((stop) => stop())
}
