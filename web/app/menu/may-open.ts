import type { ParentScreen, Screen } from '../../shared/screen.ts'
import { isAdmin, hasPermission } from '../../shared/session/session.ts'
import { type Viewer, isVisible, openTo } from './menu.ts'

/** Whether the viewer may open a screen: checked before linking to it. */
export function mayOpen(screen: Screen, viewer: Viewer): boolean {
  const { access, menu, path, title } = screen
  if (openTo([screen], viewer).length === 0) return false
  if (access === 'admin' && !isAdmin(viewer)) return false
  if (typeof access !== 'string' && !hasPermission(viewer.permissions, access)) return false
  return menu?.roles === undefined || isVisible({ id: path, title, type: 'item', roles: menu.roles }, viewer)
}

/** The first of a screen's parents that the viewer may open, else its name without a link. */
export function parentOf(screen: Screen, viewer: Viewer, screens: readonly Screen[]): ParentScreen | undefined {
  const parents = [screen.parent, screen.otherParent].filter((one) => one !== undefined)
  const isOpen = ({ path }: ParentScreen) =>
    screens.some((one) => one.path === path && (one === screen || mayOpen(one, viewer)))
  return parents.find(isOpen) ?? (screen.parent === undefined ? undefined : { title: screen.parent.title })
}
