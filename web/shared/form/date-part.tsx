import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import type { Dayjs } from 'dayjs'
import { useState } from 'react'
import type { Wiring } from './field-frame.tsx'
import type { InputProps } from './input-props.ts'
import { CalendarIcon, pickerText } from './picker-slots.ts'
import { fromDayjs, PickersLocale, toDayjs } from './pickers-locale.tsx'

export interface DateInputProps extends InputProps<string | null> {
  /** First and last Day that may be chosen. */
  min?: string
  max?: string
  /** A month (`YYYY-MM`) instead of a day. */
  month?: boolean
}

/** The control of DateInput itself, loaded when one is shown. */
export default function DatePart(props: DateInputProps & { wiring: Wiring }) {
  const wiring = props.wiring
  const { value, onChange, month = false } = props
  const format = month ? 'YYYY-MM' : 'YYYY-MM-DD'
  const [inner, setInner] = useState<Dayjs | null>(() => toDayjs(value))
  // A half-typed date stands for null; keep showing it until the value is changed from outside.
  const shown = fromDayjs(inner, format) === (value || null) ? inner : toDayjs(value)
  return (
    <PickersLocale>
      <DatePicker
        value={shown}
        onChange={(next) => {
          setInner(next)
          onChange(fromDayjs(next, format))
        }}
        format={month ? 'MM/YYYY' : 'DD/MM/YYYY'}
        views={month ? ['year', 'month'] : undefined}
        openTo={month ? 'month' : undefined}
        minDate={toDayjs(props.min) ?? undefined}
        maxDate={toDayjs(props.max) ?? undefined}
        disabled={props.disabled}
        inputRef={props.inputRef}
        slots={{ openPickerIcon: CalendarIcon }}
        slotProps={{
          popper: { 'aria-labelledby': wiring.labelId },
          textField: pickerText(wiring, props.error, props.onBlur, shown === null),
          field: { clearable: props.optional },
        }}
      />
    </PickersLocale>
  )
}
