import { plural, t } from '@lingui/core/macro'
import { type KeyboardEvent, useId, useState } from 'react'
import Dialog from '@mui/material/Dialog'
import { ArrowRight, Plus, Search, User } from 'lucide-react'
import { useNavigate } from 'react-router'
import { MenuIcon } from '../../shared/ui/menu-icon.tsx'
import { kindTitles, type PaletteEntry } from './entries.ts'
import { search } from './search.ts'
import { usePeople } from './use-people.ts'
import './command-palette.css'

interface Props {
  entries: readonly PaletteEntry[]
  /** "Search people, pages and actions" */
  label: string
  onClose: () => void
}

/** Type, choose with the arrow keys, open with Enter. */
export default function CommandPalette({ entries, label, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const navigate = useNavigate()
  const listId = useId()
  const people = usePeople(typed)
  const matches = search(entries, typed, people ?? [])
  const current = Math.min(chosen, matches.length - 1)
  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{
        paper: { className: 'palette', 'aria-label': t`Search` },
        container: { sx: { alignItems: 'flex-start' } },
      }}
    >
      <div className="palette-field">
        <Search size={18} aria-hidden="true" />
        <input
          autoFocus
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={matches.length === 0 ? undefined : `${listId}-${current}`}
          aria-autocomplete="list"
          placeholder={`${label}…`}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(0)
          }}
          onKeyDown={pressed}
        />
      </div>
      <ul role="listbox" id={listId} aria-label={t`Results`} className="palette-list">
        {matches.map((entry, index) => (
          <li key={`${entry.path} ${entry.title}`} role="presentation">
            {index === 0 || matches[index - 1]?.kind !== entry.kind ? (
              <span className="palette-kind" aria-hidden="true">
                {kindTitles[entry.kind]}
              </span>
            ) : null}
            <div
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === current}
              className="palette-entry"
              onMouseMove={() => setChosen(index)}
              onClick={() => go(entry)}
            >
              {entry.icon === undefined ? <KindIcon kind={entry.kind} /> : <MenuIcon name={entry.icon} />}
              <span>{entry.title}</span>
              {entry.hint === '' ? null : <small>{entry.hint}</small>}
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="palette-status">
        {matches.length > 0 ? countOf(matches) : people === null ? t`Searching…` : t`No results for “${typed}”`}
      </p>
    </Dialog>
  )

  function pressed(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') move(event, 1)
    else if (event.key === 'ArrowUp') move(event, -1)
    else if (event.key === 'Enter') {
      const entry = matches[current]
      if (entry !== undefined) go(entry)
    }
  }

  function move(event: KeyboardEvent, by: number): void {
    event.preventDefault()
    if (matches.length === 0) return
    const next = (current + by + matches.length) % matches.length
    setChosen(next)
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }

  function go(entry: PaletteEntry): void {
    onClose()
    void navigate(entry.path)
  }
}

const countOf = ({ length }: readonly PaletteEntry[]) => plural(length, { one: '# result', other: '# results' })

const icons = { page: ArrowRight, action: Plus, person: User } as const

function KindIcon({ kind }: { kind: PaletteEntry['kind'] }) {
  const Icon = icons[kind]
  return <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
}
