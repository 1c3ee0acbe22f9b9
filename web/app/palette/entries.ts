import { t } from '@lingui/core/macro'
import type { MenuIcon, Screen } from '../../shared/screen.ts'
import { mayOpen } from '../menu/may-open.ts'
import { type Viewer, groupTitle } from '../menu/menu.ts'

/** In display order. */
export const kinds = ['page', 'action', 'person'] as const

export const kindTitles: Record<PaletteEntry['kind'], string> = {
  page: t`Pages`,
  action: t`Actions`,
  person: t`People`,
}

export interface PaletteEntry {
  path: string
  title: string
  kind: (typeof kinds)[number]
  /** Its group, shown beside it and searched, too. */
  hint: string
  icon?: MenuIcon
}

/** Pages and actions that this person can reach, without pages that need an id and pages of a later release. */
export function paletteEntries(screens: readonly Screen[], viewer: Viewer): PaletteEntry[] {
  return screens.flatMap((screen) => {
    const { path, title, menu, action } = screen
    if (!path.startsWith('/home') || path.includes(':') || !mayOpen(screen, viewer)) return []
    const hint = groupTitle(screen) ?? screen.parent?.title ?? ''
    return [
      {
        path,
        title: action ?? title,
        kind: action === undefined ? ('page' as const) : ('action' as const),
        hint,
        ...(menu === undefined ? {} : { icon: menu.icon }),
      },
    ]
  })
}
