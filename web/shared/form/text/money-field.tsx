import { InputAdornment, OutlinedInput } from '@mui/material'
import { type ChangeEvent, useState } from 'react'
import { bound } from '../bound.tsx'
import { FieldFrame } from '../field-frame.tsx'
import type { InputProps } from '../input-props.ts'
import { caretAfter, cleanAmount, fromPaise, group, toPaise } from './money-text.ts'

export interface MoneyInputProps extends InputProps<number | null> {
  placeholder?: string
  /** Shown after the amount: "per month". */
  unit?: string
}

/** An amount in rupees, grouped by lakh while typing; its value is whole paise. Inside a form use `MoneyField`. */
export function MoneyInput(props: MoneyInputProps) {
  const [typed, setTyped] = useState(() => fromPaise(props.value))
  const clean = toPaise(typed) === (props.value ?? null) ? typed : fromPaise(props.value)
  return (
    <FieldFrame {...props}>
      {({ id, 'aria-describedby': describedBy }) => (
        <OutlinedInput
          id={id}
          fullWidth
          value={group(clean)}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            const input = event.target
            const next = cleanAmount(input.value)
            if (next === null) return
            const before = input.value.slice(0, input.selectionStart ?? undefined).replace(/[₹,\s]/g, '').length
            setTyped(next)
            props.onChange(toPaise(next))
            // After React has written the regrouped text the caret is at its end; put it back behind its digit.
            const isWhole = /[a-z]/i.test(input.value)
            const caret = isWhole ? group(next).length : caretAfter(group(next), before)
            requestAnimationFrame(() => input.setSelectionRange(caret, caret))
          }}
          onBlur={props.onBlur}
          inputRef={props.inputRef}
          error={props.error !== undefined}
          disabled={props.disabled}
          placeholder={props.placeholder}
          autoComplete="off"
          aria-describedby={describedBy}
          startAdornment={<InputAdornment position="start">₹</InputAdornment>}
          endAdornment={props.unit ? <InputAdornment position="end">{props.unit}</InputAdornment> : undefined}
          slotProps={{ input: { inputMode: 'decimal' } }}
        />
      )}
    </FieldFrame>
  )
}

export const MoneyField = bound<number | null, MoneyInputProps>(MoneyInput)
