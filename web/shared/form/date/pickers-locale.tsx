import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/en-in'
import type { ReactNode } from 'react'

/** The date library is used only inside date and time inputs; elsewhere a day is `YYYY-MM-DD` and a time `HH:MM`. */
export function PickersLocale({ children }: { children: ReactNode }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-in">
      {children}
    </LocalizationProvider>
  )
}

export function toDayjs(value: string | null | undefined): Dayjs | null {
  if (!value) return null
  const parsed = dayjs(value.length === 5 ? `2000-01-01T${value}` : value)
  return parsed.isValid() ? parsed : null
}

/** Null while the typed value is not complete. */
export function fromDayjs(value: Dayjs | null, format: 'YYYY-MM-DD' | 'HH:mm' | 'YYYY-MM'): string | null {
  return value?.isValid() && value.year() >= 1900 ? value.format(format) : null
}
