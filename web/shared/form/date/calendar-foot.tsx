import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { PickersActionBar, type PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar'
import { createContext, useContext } from 'react'
import { formatDate } from '../../format/date.ts'
import { DaysOff, dayOffStyles } from './marked-day.tsx'

interface Shown {
  /** `YYYY-MM`; null if the calendar shows no days. */
  month: string | null
  /** The text above the calendar is not a date (yet), so it cannot be accepted. */
  isTyping: boolean
}

export const ShownMonth = createContext<Shown>({ month: null, isTyping: false })

/** Below the days: a legend, the month's holidays by name, and the buttons on a phone. */
export function CalendarFoot({ className, ...bar }: PickersActionBarProps) {
  const { month, isTyping } = useContext(ShownMonth)
  const off = useContext(DaysOff)
  const ofMonth = [...off.values()].filter(({ day }) => month !== null && day.startsWith(month))
  const holidays = ofMonth.filter(({ kind }) => kind === 'holiday')
  return (
    <Box className={className} sx={asWideAsDays}>
      {ofMonth.length === 0 ? null : (
        <Box component="ul" aria-label={t`Days off`} sx={listLook}>
          {ofMonth.length === holidays.length ? null : <Entry kind="weeklyOff">{t`Weekly off`}</Entry>}
          {holidays.map(({ day, name }) => (
            <Entry key={day} kind="holiday">{`${formatDate(day, 'short')} ${name}`}</Entry>
          ))}
        </Box>
      )}
      <PickersActionBar {...bar} actions={isTyping ? ['cancel'] : bar.actions} />
    </Box>
  )
}

function Entry({ kind, children }: { kind: keyof typeof dayOffStyles; children: string }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Box aria-hidden sx={{ ...dayOffStyles[kind], ...swatchLook }}>
        {kind === 'holiday' ? '•' : ''}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
    </Box>
  )
}

// Long names wrap; they must not widen the calendar.
const asWideAsDays = { width: 0, minWidth: '100%' } as const

const listLook = {
  listStyle: 'none',
  m: 0,
  px: 2.5,
  pb: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
} as const

const swatchLook = {
  width: 14,
  height: 14,
  flexShrink: 0,
  borderRadius: '50%',
  border: '1px solid var(--border-control)',
  fontSize: 14,
  lineHeight: '12px',
  textAlign: 'center',
} as const
