import type { MenuIcon, Screen } from '../../shared/screen.ts'
import { may } from '../../shared/session/session.ts'
import { type Viewer, groupTitle, isVisible, openTo } from '../shell/menu.ts'

/** In the order in which they are shown. */
export const kinds = ['Pages', 'Actions', 'People'] as const

export interface PaletteEntry {
  path: string
  title: string
  kind: (typeof kinds)[number]
  /** The group it belongs to, shown beside it and searched too. */
  hint: string
  icon?: MenuIcon
}

/** Pages and actions this person may reach. Pages that need an id, and pages of a later release, are left out. */
export function paletteEntries(screens: readonly Screen[], viewer: Viewer): PaletteEntry[] {
  return openTo(screens, viewer).flatMap((screen) => {
    const { path, title, access, menu, action } = screen
    if (screen.load === 'notYet' || !path.startsWith('/home') || path.includes(':')) return []
    if (typeof access !== 'string' && !may(viewer.permissions, access)) return []
    if (menu?.roles !== undefined && !isVisible({ id: path, title, type: 'item', roles: menu.roles }, viewer)) return []
    const hint = groupTitle(screen) ?? screen.parent?.title ?? ''
    return [
      {
        path,
        title: action ?? title,
        kind: action === undefined ? ('Pages' as const) : ('Actions' as const),
        hint,
        ...(menu === undefined ? {} : { icon: menu.icon }),
      },
    ]
  })
}

/**
 * Entries that hold all typed letters in order, those that begin a word first; within a kind the best match stays first.
 * The server chose the people; beside them a page that only has the letters somewhere is no match.
 */
export function search(
  entries: readonly PaletteEntry[],
  typed: string,
  people: readonly PaletteEntry[],
): PaletteEntry[] {
  const found = [...matching(entries, typed, people.length === 0 ? 2 : 1), ...people]
  return kinds.flatMap((kind) => found.filter((entry) => entry.kind === kind))
}

function matching(entries: readonly PaletteEntry[], typed: string, worst: number): PaletteEntry[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return [...entries]
  return entries
    .map((entry) => ({ entry, rank: rank(`${entry.title} ${entry.hint}`.toLowerCase(), wanted) }))
    .filter((found) => found.rank <= worst)
    .toSorted((a, b) => a.rank - b.rank)
    .map((found) => found.entry)
}

function rank(text: string, wanted: string): number {
  if (text.startsWith(wanted)) return 0
  if (text.includes(wanted)) return 1
  let at = 0
  for (const letter of wanted) {
    at = text.indexOf(letter, at) + 1
    if (at === 0) return 3
  }
  return 2
}
