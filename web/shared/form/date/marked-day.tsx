import { t } from '@lingui/core/macro'
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay'
import { createContext, useContext } from 'react'
import type { DayOff } from '../../calendar/use-days-off.ts'

/** The days off of the year that the calendar shows. */
export const DaysOff = createContext<ReadonlyMap<string, DayOff>>(new Map())

/** A calendar day; weekly offs and holidays look different from working days, and are announced. */
export function MarkedDay(props: PickerDayProps) {
  const off = useContext(DaysOff).get(props.day.format('YYYY-MM-DD'))
  if (off === undefined || props.outsideCurrentMonth === true || props.isDayFillerCell === true)
    return <PickerDay {...props} />
  return (
    <PickerDay
      {...props}
      title={off.name}
      aria-label={`${props.day.format(t`D`)}, ${off.name}`}
      sx={{
        '&:not(.Mui-selected)': dayOffStyles[off.kind],
        ...(off.kind === 'holiday' ? { '&::after': dot } : {}),
      }}
    />
  )
}

/** As in the legend below the calendar. */
export const dayOffStyles = {
  weeklyOff: { bgcolor: 'var(--grey-100)', color: 'var(--grey-600)' },
  holiday: { bgcolor: 'var(--amber-50)', color: 'var(--amber-700)' },
} as const

// Holidays and weekly offs differ by more than colour.
const dot = {
  content: '""',
  position: 'absolute',
  bottom: 4,
  left: 'calc(50% - 2px)',
  width: 4,
  height: 4,
  borderRadius: '50%',
  backgroundColor: 'currentColor',
} as const
