import { Box, Typography } from '@mui/material'
import { formatDate } from '../../../shared/format/date.ts'
import type { ChooseDay } from './carry-shift.ts'
import { RosterCell } from './roster-cell.tsx'
import type { RosterRow } from './roster-labels.ts'

/** A person's week on a phone: one line per day. */
export function RosterCard({ row, onChoose }: { row: RosterRow; onChoose: ChooseDay | null }) {
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {row.days.map((day) => (
        <Box
          key={day.day}
          component="li"
          sx={{ display: 'grid', gridTemplateColumns: '92px minmax(0, 1fr)', alignItems: 'center', gap: 1 }}
        >
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {formatDate(day.day, 'weekday')}
          </Typography>
          <RosterCell row={row} day={day} onChoose={onChoose} />
        </Box>
      ))}
    </Box>
  )
}
