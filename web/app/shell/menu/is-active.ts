import { matchPath } from 'react-router'
import { screens } from '../../screens.ts'
import { parentOf } from './may-open.ts'
import type { MenuItem, Viewer } from './menu.ts'

/** Whether the page that is shown is this entry's, or one reached from it, such as its form. */
export function isActive(item: MenuItem, pathname: string, viewer: Viewer): boolean {
  if (item.url === undefined) return false
  if (pathname === item.url) return true
  const shown = screens.find((screen) => matchPath(screen.path, pathname) !== null)
  return shown !== undefined && parentOf(shown, viewer, screens)?.path === item.url
}
