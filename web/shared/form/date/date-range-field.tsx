import { t } from '@lingui/core/macro'
import { useController } from 'react-hook-form'
import { DateInput } from './date-field.tsx'
import type { DateInputProps } from './date-part.tsx'
import { FieldRow } from '../form-section.tsx'

interface Props extends Pick<DateInputProps, 'min' | 'max' | 'optional' | 'disabled' | 'helper'> {
  /** Paths of the two Days in the form. */
  from: string
  to: string
  fromLabel?: string
  toLabel?: string
}

/** First and last day. The last one moves along if the first is set after it, and cannot be picked before it. */
export function DateRangeField({ from, to, fromLabel = t`From`, toLabel = t`To`, helper, ...rest }: Props) {
  'use no memo' // The form library reports changes through the same objects.
  const first = useController({ name: from })
  const last = useController({ name: to })
  const begin = first.field.value as string | null
  const end = last.field.value as string | null
  return (
    <FieldRow>
      <DateInput
        {...rest}
        label={fromLabel}
        value={begin}
        helper={helper}
        error={first.fieldState.error?.message}
        inputRef={first.field.ref}
        onBlur={first.field.onBlur}
        onChange={(day) => {
          first.field.onChange(day)
          if (day !== null && (!end || end < day)) last.field.onChange(day)
        }}
      />
      <DateInput
        {...rest}
        label={toLabel}
        min={begin ?? rest.min}
        value={end}
        error={last.fieldState.error?.message}
        inputRef={last.field.ref}
        onBlur={last.field.onBlur}
        onChange={last.field.onChange}
      />
    </FieldRow>
  )
}
