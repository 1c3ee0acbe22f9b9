import { t } from '@lingui/core/macro'
import { Box, Button, IconButton } from '@mui/material'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Person } from '../../../shared/ui/person.tsx'
import { type Lines, type Row, rowsOf } from './layout.ts'

interface Props {
  lines: Lines
  open: ReadonlySet<string>
  searchedId: string | null
  onToggle: (id: string) => void
}

/** Rows per page: thousands of rows would keep a phone busy for seconds. */
const pageRows = 200

/** The same tree as a list, for the keyboard and for small screens; the search result's page is opened automatically. */
export function TreeList({ lines, open, searchedId, onToggle }: Props) {
  const rows = rowsOf(lines, open)
  const searchedAt = rows.findIndex(({ person }) => person._id === searchedId)
  const [page, setPage] = useState(0)
  const [reached, setReached] = useState<string | null>(null)
  if (searchedId !== reached) {
    setReached(searchedId)
    if (searchedAt >= 0) setPage(Math.floor(searchedAt / pageRows))
  }
  const last = Math.ceil(rows.length / pageRows) - 1
  const shown = Math.min(page, last)
  const [from, to] = [shown * pageRows, Math.min((shown + 1) * pageRows, rows.length)]
  return (
    <>
      <Box component="ul" aria-label={t`Org tree`} sx={{ listStyle: 'none', m: 0, pl: 1 }}>
        {rows.slice(from, to).map((row) => (
          <PersonRow
            key={row.person._id}
            row={row}
            isOpen={open.has(row.person._id)}
            isSearched={row.person._id === searchedId}
            onToggle={onToggle}
          />
        ))}
      </Box>
      {last > 0 ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2.5, py: 1.5 }}>
          <Button disabled={shown === 0} onClick={() => setPage(shown - 1)}>{t`Previous`}</Button>
          <span role="status">{t`${from + 1} to ${to} of ${rows.length}`}</span>
          <Button disabled={shown === last} onClick={() => setPage(shown + 1)}>{t`Next`}</Button>
        </Box>
      ) : null}
    </>
  )
}

interface RowProps {
  row: Row
  isOpen: boolean
  isSearched: boolean
  onToggle: (id: string) => void
}

function PersonRow({ row: { person, depth, below }, isOpen, isSearched, onToggle }: RowProps) {
  const Sign = isOpen ? ChevronDown : ChevronRight
  return (
    <Box component="li" aria-level={depth + 1} sx={{ pl: { xs: 1.5 * depth, sm: 3 * depth } }}>
      <Box
        // The search result is scrolled into view once rendered.
        ref={isSearched ? (one: HTMLElement | null) => one?.scrollIntoView?.({ block: 'center' }) : undefined}
        sx={{
          ...{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, minWidth: 0, borderRadius: 1 },
          bgcolor: isSearched ? 'var(--blue-50)' : undefined,
        }}
      >
        <Box sx={{ width: 44, flexShrink: 0 }}>
          {below === 0 ? null : (
            <IconButton
              aria-label={t`Reports of ${person.name}`}
              aria-expanded={isOpen}
              onClick={() => onToggle(person._id)}
            >
              <Sign size={18} aria-hidden />
            </IconButton>
          )}
        </Box>
        <Person
          name={person.name}
          photo={person.photo}
          detail={[person.designation, person.department].filter(Boolean).join(' · ')}
        />
      </Box>
    </Box>
  )
}
