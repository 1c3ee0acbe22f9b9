import { t } from '@lingui/core/macro'
import { Box, IconButton } from '@mui/material'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { Person } from '../../../shared/ui/person.tsx'
import type { Lines, TreePerson } from './layout.ts'

interface Props {
  lines: Lines
  open: ReadonlySet<string>
  found: string | null
  onToggle: (id: string) => void
}

/** The same tree as a list, for the keyboard and for small screens. */
export function TreeList(props: Props) {
  return <Level {...props} people={props.lines.tops} label={t`Org tree`} />
}

function Level({ people, label, ...props }: Props & { people: readonly TreePerson[]; label?: string }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, pl: label === undefined ? { xs: 1.5, sm: 3 } : 1 }}
    >
      {people.map((person) => (
        <PersonRow key={person._id} {...props} person={person} />
      ))}
    </Box>
  )
}

function PersonRow({ person, ...props }: Props & { person: TreePerson }) {
  const { lines, open, found, onToggle } = props
  const below = lines.reports.get(person._id) ?? []
  const isOpen = open.has(person._id)
  const Sign = isOpen ? ChevronDown : ChevronRight
  return (
    <li>
      <Box
        // Found by search: it is brought into sight once it is there.
        ref={person._id === found ? (row: HTMLElement | null) => row?.scrollIntoView?.({ block: 'center' }) : undefined}
        sx={{
          ...{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, minWidth: 0, borderRadius: 1 },
          bgcolor: person._id === found ? 'var(--blue-50)' : undefined,
        }}
      >
        <Box sx={{ width: 44, flexShrink: 0 }}>
          {below.length === 0 ? null : (
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
      {isOpen && below.length > 0 ? <Level {...props} people={below} /> : null}
    </li>
  )
}
