import { matchPath } from 'react-router'
import { screens } from './screens.ts'

/** Fetches a screen's code when the pointer or the focus reaches a link to it, a moment before it is opened. */
export function preloadScreen(path: string): void {
  const load = screens.find((screen) => matchPath(screen.path, path) !== null)?.load
  // A failure shows when the screen is opened.
  load?.().catch(() => undefined)
}
