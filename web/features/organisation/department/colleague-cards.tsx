import { Box, Link, Typography } from '@mui/material'
import { t } from '@lingui/core/macro'
import { Mail } from 'lucide-react'
import { Person } from '../../../shared/ui/person.tsx'
import { cardGrid, cardLook } from './department-cards.tsx'

interface Colleague {
  _id: string
  name: string
  code: string
  department: string | null
  designation: string
  photo: string | null
  workEmail?: string
  location?: string
  manager?: string | null
}

/** Colleagues as cards: their details and any contact details. */
export function ColleagueCards({ people, label }: { people: readonly Colleague[]; label: string }) {
  return (
    <Box component="ul" aria-label={label} sx={cardGrid}>
      {people.map((person) => (
        <Box component="li" key={person._id} sx={cardLook}>
          <Person
            size={40}
            name={person.name}
            photo={person.photo}
            detail={[person.designation || person.code, person.location ?? person.department]
              .filter(Boolean)
              .join(' · ')}
          />
          {person.workEmail === undefined ? null : (
            <Link
              href={`mailto:${person.workEmail}`}
              underline="hover"
              className="touch-area"
              sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0, fontSize: 13 }}
            >
              <Mail size={16} aria-hidden style={{ flexShrink: 0 }} />
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {person.workEmail}
              </Box>
            </Link>
          )}
          {person.manager ? (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t`Reports to ${person.manager}`}
            </Typography>
          ) : null}
        </Box>
      ))}
    </Box>
  )
}
