import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { formatDate } from '../../../shared/format/date.ts'
import { toneColours } from '../../../shared/theme/status-tone.ts'
import { visuallyHidden } from '../../../shared/ui/visually-hidden.ts'
import type { HeatDay } from '../day/attendance-day.ts'

interface CellProps {
  day: string
  heat: HeatDay | undefined
  tabbable: boolean
  onPick?: (day: string) => void
  onFocus: () => void
}

/** One day of a `MonthHeat`. */
export function HeatCell({ day, heat, tabbable, onPick, onFocus }: CellProps) {
  return (
    <Box
      role="gridcell"
      className="touch-area"
      data-day={day}
      tabIndex={tabbable ? 0 : -1}
      title={heat?.words}
      onFocus={onFocus}
      onClick={() => onPick?.(day)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') onPick?.(day)
      }}
      sx={{
        ...heatLook(heat),
        minHeight: 44,
        borderRadius: '6px',
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        cursor: onPick ? 'pointer' : 'default',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
      }}
    >
      <span style={visuallyHidden}>{`${formatDate(day, 'long')}, ${heat?.words ?? t`no record`}`}</span>
      <Box component="span" aria-hidden sx={{ fontSize: '0.75rem' }}>
        {Number(day.slice(8))}
      </Box>
      <Box component="span" aria-hidden sx={{ fontWeight: 600, lineHeight: 1 }}>
        {heat?.letter ?? ''}
      </Box>
    </Box>
  )
}

/** Its colours, also for the legend. */
export function heatLook(heat: HeatDay | undefined) {
  return heat
    ? { bgcolor: toneColours[heat.tone].background, color: toneColours[heat.tone].text }
    : { bgcolor: 'var(--grey-50)', color: 'text.secondary' }
}
