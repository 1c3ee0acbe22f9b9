import { TimePicker } from '@mui/x-date-pickers/TimePicker'
import type { Dayjs } from 'dayjs'
import { useState } from 'react'
import { formatSettings } from '../../format/settings.ts'
import type { Wiring } from '../field-frame.tsx'
import type { InputProps } from '../input-props.ts'
import { ClockIcon, pickerText } from './picker-slots.ts'
import { fromDayjs, PickersLocale, toDayjs } from './pickers-locale.tsx'

export interface TimeInputProps extends InputProps<string | null> {
  /** Steps of the list, in minutes. */
  step?: number
}

/** The control of TimeInput itself, loaded when one is shown. */
export default function TimePart(props: TimeInputProps & { wiring: Wiring }) {
  const wiring = props.wiring
  const { value, onChange, step = 5 } = props
  const [inner, setInner] = useState<Dayjs | null>(() => toDayjs(value))
  const shown = fromDayjs(inner, 'HH:mm') === (value || null) ? inner : toDayjs(value)
  return (
    <PickersLocale>
      <TimePicker
        value={shown}
        onChange={(next) => {
          setInner(next)
          onChange(fromDayjs(next, 'HH:mm'))
        }}
        ampm={formatSettings.hour12}
        timeSteps={{ minutes: step }}
        disabled={props.disabled}
        inputRef={props.inputRef}
        slots={{ openPickerIcon: ClockIcon }}
        slotProps={{
          popper: { 'aria-labelledby': wiring.labelId },
          textField: pickerText(wiring, props.error, props.onBlur, shown === null),
          field: { clearable: props.optional },
        }}
      />
    </PickersLocale>
  )
}
