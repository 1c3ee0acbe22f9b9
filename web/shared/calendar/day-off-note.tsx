import { Box, Typography } from '@mui/material'
import { CalendarOff } from 'lucide-react'
import { Panel } from '../ui/panel.tsx'

/** Shown instead of figures that are all zero, on a day on which no one works. */
export function DayOffNote({ children }: { children: string }) {
  return (
    <Box sx={{ mb: 2.5 }}>
      <Panel>
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <CalendarOff size={20} strokeWidth={1.9} aria-hidden />
          <Typography sx={{ fontWeight: 500 }}>{children}</Typography>
        </Box>
      </Panel>
    </Box>
  )
}
