import { t } from '@lingui/core/macro'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays } from '@muster/engine/day.ts'
import { formatRange } from '../../../shared/format/date.ts'

interface Props {
  /** Its first day. */
  first: string
  /** Called with a day of the other week; undefined for this week. */
  onChange: (day: string | undefined) => void
}

/** ‹ 23 – 29 Nov 2026 › This week */
export function WeekSwitch({ first, onChange }: Props) {
  return (
    <Box
      role="group"
      aria-label={t`Week`}
      sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}
    >
      <IconButton aria-label={t`Previous week`} onClick={() => onChange(addDays(first, -7))}>
        <ChevronLeft size={18} aria-hidden />
      </IconButton>
      <Typography role="status" sx={{ fontWeight: 600, minWidth: 140, textAlign: 'center' }}>
        {formatRange(first, addDays(first, 6))}
      </Typography>
      <IconButton aria-label={t`Next week`} onClick={() => onChange(addDays(first, 7))}>
        <ChevronRight size={18} aria-hidden />
      </IconButton>
      <Button variant="outlined" onClick={() => onChange(undefined)}>{t`This week`}</Button>
    </Box>
  )
}
