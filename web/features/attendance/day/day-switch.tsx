import { t } from '@lingui/core/macro'
import { Box, IconButton } from '@mui/material'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays } from '@muster/engine/day.ts'
import { DateInput } from '../../../shared/form/date/date-field.tsx'
import { today } from '../../../shared/format/date.ts'

interface Props {
  day: string
  onChange: (day: string) => void
}

/** ‹ a day ›, up to today. */
export function DaySwitch({ day, onChange }: Props) {
  const latest = today()
  return (
    <Box role="group" aria-label={t`Day`} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <IconButton aria-label={t`Previous day`} onClick={() => onChange(addDays(day, -1))}>
        <ChevronLeft size={18} aria-hidden />
      </IconButton>
      <Box sx={{ width: 160 }}>
        <DateInput
          label={t`Day`}
          hideLabel
          value={day}
          max={latest}
          onChange={(next) => {
            if (next !== null && next <= latest) onChange(next)
          }}
        />
      </Box>
      <IconButton aria-label={t`Next day`} disabled={day >= latest} onClick={() => onChange(addDays(day, 1))}>
        <ChevronRight size={18} aria-hidden />
      </IconButton>
    </Box>
  )
}
