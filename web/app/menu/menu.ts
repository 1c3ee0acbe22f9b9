import { t } from '@lingui/core/macro'
import type { Permission } from '@muster/contract/permissions.ts'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { MenuGroupId, MenuIcon, MenuSection, Screen } from '../../shared/screen.ts'
import { type PermissionMap, type SessionUser, hasPermission } from '../../shared/session/session.ts'
import { groups } from './menu-groups.ts'

/** An entry of the side menu: a page, a collapsible group, or a heading with entries under it. */
export interface MenuItem {
  id: string
  title: string
  type: 'item' | 'collapse' | 'group'
  url?: string
  icon?: MenuIcon
  description?: string
  permission?: readonly Permission[]
  roles?: readonly string[]
  /** The type of requests that are pending there. */
  inbox?: RequestTypeName
  children?: readonly MenuItem[]
}

const sections: readonly { id: MenuSection; title: string }[] = [
  { id: 'me', title: t`Me` },
  { id: 'team', title: t`Team` },
  { id: 'company', title: t`Company` },
]

/** The person whose menu it is. */
export interface Viewer {
  permissions: PermissionMap | null
  role: string | null
  user?: Pick<SessionUser, 'hasLeft' | 'employeeId'> | null
}

/** The screens open to this person as an employee or former employee. */
export function openTo(screens: readonly Screen[], { user }: Viewer): readonly Screen[] {
  return user?.hasLeft === true ? screens.filter(({ former }) => former === true) : screens
}

/** A person's menu: entries without a section first, then Me, Team and Company. */
export function menuFor(screens: readonly Screen[], viewer: Viewer): MenuItem[] {
  const open = openTo(screens, viewer)
  const entries = [...single(open), ...grouped(open)]
    .filter((entry) => isVisible(entry.item, viewer))
    .map((entry) => ({ ...entry, item: withVisibleChildren(entry.item, viewer) }))
    .toSorted((a, b) => a.order - b.order)
  const headed = sections.flatMap(({ id, title }) => {
    const children = entries.filter((entry) => entry.section === id).map((entry) => entry.item)
    return children.length === 0 ? [] : [{ id, title, type: 'group' as const, children }]
  })
  return [...entries.filter((entry) => entry.section === undefined).map((entry) => entry.item), ...headed]
}

/** A screen's group, for the breadcrumb. */
export function groupTitle(screen: Screen): string | null {
  return screen.menu?.under === undefined ? null : groups[screen.menu.under].title
}

/** A parent is visible when it or any of its children is permitted. */
export function isVisible(item: MenuItem, viewer: Viewer): boolean {
  if (item.children?.some((child) => isVisible(child, viewer)) === true) return true
  const permitted = item.permission === undefined || hasPermission(viewer.permissions, item.permission)
  return permitted && (item.roles === undefined || item.roles.some((role) => hasRole(viewer, role)))
}

/** Everyone has an employee record, whatever their role is called; an admin only if there is one. */
function hasRole({ role, user }: Viewer, wanted: string): boolean {
  const held = role?.toLowerCase() ?? ''
  if (wanted !== 'Employee') return held === wanted.toLowerCase()
  return held !== '' && (held !== 'admin' || (user?.employeeId ?? '') !== '')
}

interface Entry {
  item: MenuItem
  order: number
  section?: MenuSection | undefined
}

function single(screens: readonly Screen[]): Entry[] {
  return screens.flatMap((screen) => {
    const { menu } = screen
    if (menu === undefined || menu.under !== undefined) return []
    return [{ item: toItem(screen), order: menu.order, section: menu.section }]
  })
}

function grouped(screens: readonly Screen[]): Entry[] {
  return (Object.keys(groups) as MenuGroupId[]).flatMap((id) => {
    const { order, section, permission, ...rest } = groups[id]
    const children = screens
      .filter((screen) => screen.menu?.under === id)
      .toSorted((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0))
      .map(toItem)
    if (children.length === 0) return []
    return [{ item: { id, type: 'collapse' as const, permission, ...rest, children }, order, section }]
  })
}

function toItem({ path, access, menu, title, inbox }: Screen): MenuItem {
  return {
    id: path,
    title: menu?.title ?? title,
    type: 'item',
    url: path,
    ...(menu === undefined ? {} : { icon: menu.icon, description: menu.description }),
    ...(typeof access === 'string' ? {} : { permission: access }),
    ...(inbox === undefined ? {} : { inbox }),
    ...(menu?.roles === undefined ? {} : { roles: menu.roles }),
  }
}

function withVisibleChildren(item: MenuItem, viewer: Viewer): MenuItem {
  return item.children === undefined
    ? item
    : { ...item, children: item.children.filter((child) => isVisible(child, viewer)) }
}
