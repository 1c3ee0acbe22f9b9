import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import type { HeatDay } from '../day/attendance-day.ts'
import { heatLook } from './heat-cell.tsx'

/** The meaning of the days' letters and colours. */
export function HeatLegend({ heats }: { heats: readonly HeatDay[] }) {
  return (
    <Box
      component="ul"
      aria-label={t`Legend`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        listStyle: 'none',
        m: 0,
        mt: 1.5,
        p: 0,
        fontSize: '0.75rem',
      }}
    >
      {heats.map((heat) => (
        <Box key={heat.words} component="li" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            component="span"
            aria-hidden
            sx={{
              ...heatLook(heat),
              width: 20,
              height: 20,
              borderRadius: '4px',
              display: 'grid',
              placeItems: 'center',
            }}
          >
            {heat.letter}
          </Box>
          {heat.words}
        </Box>
      ))}
    </Box>
  )
}
