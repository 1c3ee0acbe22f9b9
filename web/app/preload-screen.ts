import { matchPath } from 'react-router'
import { screens } from './screens.ts'

/** Loads a screen's code when the pointer or the focus reaches a link to it, a moment before it is opened. */
export function preloadScreen(path: string): void {
  const load = screens.find((screen) => matchPath(screen.path, path) !== null)?.load
  // Errors are shown when the screen is opened.
  load?.().catch(() => undefined)
}
