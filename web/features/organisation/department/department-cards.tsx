import { plural, t } from '@lingui/core/macro'
import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { formatPeople } from '../../../shared/format/people.ts'
import { Person } from '../../../shared/ui/person.tsx'
import { aboveOf, type Department, partsOf, peopleWithin } from './departments.ts'

interface Props {
  shown: readonly Department[]
  departments: readonly Department[]
  label: string
  /** Shows each department's parents instead of its parts. */
  isFlat?: boolean
}

export const departmentLink = ({ _id }: Department) => `?tab=4&department=${_id}`

/** Departments as cards: head, people, and sub-departments. */
export function DepartmentCards({ shown, departments, label, isFlat = false }: Props) {
  return (
    <Box component="ul" aria-label={label} sx={cardGrid}>
      {shown.map((department) => (
        <DepartmentCard key={department._id} department={department} departments={departments} isFlat={isFlat} />
      ))}
    </Box>
  )
}

function DepartmentCard({
  department,
  departments,
  isFlat,
}: Omit<Props, 'shown' | 'label'> & { department: Department }) {
  const parts = partsOf(departments, department._id)
  const path = aboveOf(departments, department)
    .map(({ name }) => name)
    .join(' / ')
  return (
    <Box component="li" sx={cardLook}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Typography component="h3" variant="h5" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={departmentLink(department)} underline="hover" className="touch-area">
            {department.name}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {formatPeople(peopleWithin(departments, department))}
        </Typography>
      </Box>
      {isFlat && path !== '' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t`Part of ${path}`}
        </Typography>
      ) : null}
      {department.head ? (
        <Person name={department.head.name} photo={department.head.photo} detail={t`Head of department`} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t`No head yet`}
        </Typography>
      )}
      {isFlat || parts.length === 0 ? null : (
        <Box component="ul" aria-label={t`Part of ${department.name}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {parts.slice(0, most).map((part) => (
            <Box component="li" key={part._id} sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 28 }}>
              <Link
                component={RouterLink}
                to={departmentLink(part)}
                underline="hover"
                className="touch-area"
                sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {part.name}
              </Link>
              <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {formatPeople(peopleWithin(departments, part))}
              </Typography>
            </Box>
          ))}
          {parts.length > most ? (
            <li>
              <Link component={RouterLink} to={departmentLink(department)} className="touch-area">
                {plural(parts.length - most, { one: '# more department', other: '# more departments' })}
              </Link>
            </li>
          ) : null}
        </Box>
      )}
    </Box>
  )
}

/** A card shows this many sub-departments; the department's page has all. */
const most = 5

export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: 2,
  listStyle: 'none',
  m: 0,
  p: 0,
} as const
export const cardLook = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  minWidth: 0,
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
} as const
