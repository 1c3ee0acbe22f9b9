import type { PermissionMap } from '../session/session.ts'

/** A side menu entry in a preview. */
export interface MenuLine {
  id: string
  title: string
  children?: readonly MenuLine[]
}

/** The person whose menu it is. */
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
