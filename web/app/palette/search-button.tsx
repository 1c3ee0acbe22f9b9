import { t } from '@lingui/core/macro'
import { Suspense, useEffect, useState } from 'react'
import { Search } from 'lucide-react'
import { lazyDialog } from '../../shared/part/lazy-part.tsx'
import { useSession, hasPermission, type PermissionMap } from '../../shared/session/session.ts'
import { expectText } from '../../shared/shortcuts/type-ahead.ts'
import { screens } from '../screens.ts'
import { paletteEntries } from './entries.ts'

const CommandPalette = lazyDialog(() => import('./command-palette.tsx'))

/** Looks like a field and opens the command palette; absent if there is nothing to find. */
export function SearchButton() {
  const session = useSession()
  const [open, setOpen] = useState(false)
  const entries = paletteEntries(screens, session)
  const some = entries.length > 0
  const label = maySearchPeople(session.permissions) ? t`Search people, pages and actions` : t`Search pages and actions`
  useEffect(() => {
    if (!some) return
    const pressed = (event: KeyboardEvent) => {
      // Ready for the first letter after Ctrl+K.
      if (event.key === 'Control' || event.key === 'Meta') CommandPalette.preload()
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      expectText()
      setOpen(true)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [some])
  return some ? (
    <>
      <button
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        onPointerEnter={CommandPalette.preload}
        onClick={() => setOpen(true)}
      >
        <Search size={18} strokeWidth={1.9} aria-hidden="true" />
        <span>{label}…</span>
        <kbd>Ctrl K</kbd>
      </button>
      <Suspense fallback={null}>
        {open ? <CommandPalette entries={entries} label={label} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  ) : null
}

/** Whether this person may open anyone's page. */
function maySearchPeople(permissions: PermissionMap | null): boolean {
  return hasPermission(permissions, ['allEmployeeRead', 'teamLevelAttendanceRead'])
}
