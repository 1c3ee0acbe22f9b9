import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { formatPeople } from '../../../shared/format/people.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import type { PayRunDetail } from '../types.ts'

/** Net pay by department as bars, largest first. */
export function Departments({ departments }: { departments: PayRunDetail['departments'] }) {
  const most = Math.max(1, ...departments.map(({ netPaise }) => netPaise))
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {departments.map(({ name, people, netPaise }) => (
        <li key={name}>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
              {name ?? t`No department`}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {formatPeople(people)}
            </Box>
            <Money value={netPaise} />
          </Box>
          <Box aria-hidden sx={{ height: 6, mt: 0.5, borderRadius: '3px', bgcolor: 'var(--grey-100)' }}>
            <Box
              sx={{
                height: 6,
                borderRadius: '3px',
                bgcolor: 'var(--blue-500)',
                width: `${Math.floor((netPaise * 100) / most)}%`,
              }}
            />
          </Box>
        </li>
      ))}
    </Box>
  )
}
