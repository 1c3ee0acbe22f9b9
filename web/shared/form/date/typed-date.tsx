import { t } from '@lingui/core/macro'
import { Box, OutlinedInput, Typography } from '@mui/material'
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker'
import { usePickerContext } from '@mui/x-date-pickers/hooks'
import type { Dayjs } from 'dayjs'
import { createContext, useContext, useId, useState } from 'react'
import { formatDate } from '../../format/date.ts'
import { fromDayjs, toDayjs } from './pickers-locale.tsx'
import { typedDay, withSlashes } from './typed-day.ts'

interface Limits {
  min?: string | undefined
  max?: string | undefined
  /** Called with whether the typed text is not a date yet. */
  onTyping: (isTyping: boolean) => void
}

export const DateLimits = createContext<Limits>({ onTyping: () => undefined })

/** Above the calendar on a phone, so that the date can be typed, too. */
export function TypedDate({ titleId, className, hidden }: DatePickerToolbarProps) {
  const { value, setValue, acceptValueChanges } = usePickerContext<Dayjs | null>()
  const { min, max, onTyping } = useContext(DateLimits)
  const id = useId()
  const chosen = fromDayjs(value, 'YYYY-MM-DD')
  const [typed, setTyped] = useState({ text: written(chosen), day: chosen })
  const [isLeft, setLeft] = useState(false)
  if (hidden) return null
  // Choosing a day below replaces the typed text.
  const text = typed.day === chosen ? typed.text : written(chosen)
  const problem = problemOf(text, min, max)
  const write = (next: string) => {
    const day = problemOf(next, min, max) === null && next !== '' ? typedDay(next) : null
    const isWhole = day !== null && /\d{4}$/.test(next)
    setLeft(false)
    onTyping(next !== '' && !isWhole)
    setTyped({ text: next, day: isWhole ? day : chosen })
    if (isWhole) setValue(toDayjs(day), { changeImportance: 'set' })
  }
  const leave = () => {
    setLeft(true)
    const day = problem === null ? typedDay(text) : null
    if (day !== null) write(written(day))
  }
  const error = isLeft || text.length === 10 ? problem : null
  return (
    <Box className={className} sx={{ width: 0, minWidth: '100%', px: 2, pt: 2, pb: 1 }}>
      <Typography id={titleId} variant="overline" sx={{ color: 'text.secondary' }}>{t`Select date`}</Typography>
      <OutlinedInput
        fullWidth
        value={text}
        placeholder="DD/MM/YYYY"
        autoComplete="off"
        error={error !== null}
        aria-describedby={error === null ? undefined : id}
        slotProps={{ input: { inputMode: 'numeric', maxLength: 11, 'aria-label': t`Date as DD/MM/YYYY` } }}
        onChange={(event) => write(withSlashes(event.target.value))}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || problem !== null) return
          event.preventDefault()
          acceptValueChanges()
        }}
      />
      {error === null ? null : (
        <Typography id={id} role="alert" variant="caption" sx={{ color: 'var(--red-700)' }}>
          {error}
        </Typography>
      )}
    </Box>
  )
}

/** `24/11/2026` */
function written(day: string | null): string {
  return day === null ? '' : day.split('-').toReversed().join('/')
}

function problemOf(text: string, min: string | undefined, max: string | undefined): string | null {
  if (text === '') return null
  const day = typedDay(text)
  if (day === null) return t`Enter a date as DD/MM/YYYY`
  if (min && day < min) return t`Enter a date from ${formatDate(min)}`
  return max && day > max ? t`Enter a date up to ${formatDate(max)}` : null
}
