import { enterDialogs } from './enter-dialog.ts'
import { keepFocus } from './keep-focus.ts'

/** Keeps the focus where the person works, while the signed-in area is shown. Returns how to stop. */
export function guideFocus(): () => void {
  const stops = [keepFocus(), enterDialogs()]
  return () => stops.forEach((stop) => stop())
}
