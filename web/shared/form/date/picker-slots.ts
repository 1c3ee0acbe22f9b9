import { CalendarDays, Clock3 } from 'lucide-react'
import { createElement } from 'react'
import type { Wiring } from '../field-frame.tsx'

export const CalendarIcon = () => createElement(CalendarDays, { size: 18, strokeWidth: 1.9, 'aria-hidden': true })
export const ClockIcon = () => createElement(Clock3, { size: 18, strokeWidth: 1.9, 'aria-hidden': true })

/** Ties the typed part of a picker to its label and helper, and shows its error. */
export function pickerText(
  wiring: Wiring,
  error: string | undefined,
  onBlur: (() => void) | undefined,
  empty: boolean,
) {
  return {
    id: wiring.id,
    fullWidth: true,
    hiddenLabel: true,
    error: error !== undefined,
    onBlur,
    // The placeholder must not look like a date.
    sx: empty ? { '& .MuiPickersInputBase-sectionsContainer': { color: 'text.secondary' } } : undefined,
    slotProps: {
      input: { role: 'group', 'aria-labelledby': wiring.labelId, 'aria-describedby': wiring['aria-describedby'] },
      // The hidden input carries the same name, for browsers that fill in forms.
      htmlInput: { 'aria-labelledby': wiring.labelId },
    },
  } as const
}

/** Days of 44 px: seven of them fit the narrowest phone. */
export const touchDays = {
  '& .MuiDateCalendar-root': { width: 308, maxHeight: 'none', height: 'auto' },
  '& .MuiPickersDay-root, & .MuiPickerDay-root': { width: 44, height: 44, margin: 0 },
  '& .MuiDayCalendar-weekDayLabel': { width: 44, margin: 0 },
  '& .MuiDayCalendar-slideTransition': { minHeight: 276 },
}
