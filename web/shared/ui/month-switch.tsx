import { t } from '@lingui/core/macro'
import { Box, IconButton, Typography } from '@mui/material'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addMonths } from '@muster/engine/day.ts'
import type { ReactNode } from 'react'
import { formatMonth } from '../format/date.ts'

interface Props {
  /** `2026-11` */
  month: string
  onChange: (month: string) => void
  /** The last month that can be reached. */
  max?: string
  /** Shown between the buttons, instead of the month's name. */
  children?: ReactNode
}

/** ‹ November 2026 › */
export function MonthSwitch({ month, onChange, max, children }: Props) {
  return (
    <Box role="group" aria-label={t`Month`} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <IconButton aria-label={t`Previous month`} onClick={() => onChange(addMonths(month, -1))}>
        <ChevronLeft size={18} aria-hidden />
      </IconButton>
      {children ?? (
        <Typography role="status" sx={{ fontWeight: 600, minWidth: 120, textAlign: 'center' }}>
          {formatMonth(month)}
        </Typography>
      )}
      <IconButton
        aria-label={t`Next month`}
        disabled={max !== undefined && month >= max}
        onClick={() => onChange(addMonths(month, 1))}
      >
        <ChevronRight size={18} aria-hidden />
      </IconButton>
    </Box>
  )
}
