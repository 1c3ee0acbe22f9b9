import type { PermissionMap } from '../session/session.ts'

/** What a preview shows of an entry of the side menu. */
export interface MenuLine {
  id: string
  title: string
  children?: readonly MenuLine[]
}

/** Whoever the menu is for. */
export interface MenuViewer {
  permissions: PermissionMap
  role: string
  user: { hasLeft: boolean; employeeId: string }
}

let menu: (viewer: MenuViewer) => readonly MenuLine[] = () => []

/** Set once by the application, which alone knows all screens. */
export function setMenuOf(menuOf: typeof menu): void {
  menu = menuOf
}

export function menuOf(viewer: MenuViewer): readonly MenuLine[] {
  return menu(viewer)
}
