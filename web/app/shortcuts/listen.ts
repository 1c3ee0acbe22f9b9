import { isShortcut } from '../../shared/shortcuts/shortcut.ts'
import { useSession } from '../../shared/session/session.ts'
import { paletteEntries } from '../palette/entries.ts'
import { screens } from '../screens.ts'
import { places } from './shortcuts.ts'

/** How long a G waits for its second key, in milliseconds. */
const patience = 1000

interface Does {
  go: (path: string) => void
  toggleMenu: () => void
  list: () => void
}

/** Listens for the signed-in area's keys. Returns how to stop. */
export function listen({ go, toggleMenu, list }: Does): () => void {
  let wentAt = -patience
  const pressed = (event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    const key = event.key.toLowerCase()
    if (event.timeStamp - wentAt < patience) {
      wentAt = -patience
      const place = places.find((one) => one.key === key)
      if (place !== undefined && isReachable(place.path)) go(place.path)
    } else if (key === 'g') wentAt = event.timeStamp
    else if (key === '[') toggleMenu()
    else if (key === '?') list()
    else if (key === '/') focusSearch(event)
  }
  document.addEventListener('keydown', pressed)
  return () => document.removeEventListener('keydown', pressed)
}

export function isReachable(path: string): boolean {
  return paletteEntries(screens, useSession.getState()).some((entry) => entry.path === path)
}

function focusSearch(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLElement>('main [type="search"], main [role="searchbox"]')
  if (field === null) return
  event.preventDefault()
  field.focus()
}
