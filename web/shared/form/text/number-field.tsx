import { InputAdornment, OutlinedInput } from '@mui/material'
import { useState } from 'react'
import { bound } from '../bound.tsx'
import { FieldFrame } from '../field-frame.tsx'
import type { InputProps } from '../input-props.ts'

export interface NumberInputProps extends InputProps<number | null> {
  /** Digits after the decimal point; 0 by default. */
  decimals?: number
  /** A minus sign may be typed. */
  signed?: boolean
  /** Unit after the number: "minutes", "%", "days". */
  unit?: string
  placeholder?: string
}

/** A number, null when empty, by value and onChange; inside a form use `NumberField`. */
export function NumberInput(props: NumberInputProps) {
  const [typed, setTyped] = useState(() => show(props.value))
  // What is being typed ("1.", "-") may have the same value as the number; keep it until the value really differs.
  const text = read(typed) === (props.value ?? null) ? typed : show(props.value)
  return (
    <FieldFrame {...props}>
      {({ id, 'aria-describedby': describedBy }) => (
        <OutlinedInput
          id={id}
          fullWidth
          value={text}
          onChange={(event) => {
            const next = event.target.value.replace(/[,\s]/g, '')
            if (!isTypable(next, props)) return
            setTyped(next)
            props.onChange(read(next))
          }}
          onBlur={props.onBlur}
          inputRef={props.inputRef}
          error={props.error !== undefined}
          disabled={props.disabled}
          placeholder={props.placeholder}
          autoComplete="off"
          aria-describedby={describedBy}
          endAdornment={props.unit ? <InputAdornment position="end">{props.unit}</InputAdornment> : undefined}
          slotProps={{ input: { inputMode: props.decimals ? 'decimal' : 'numeric' } }}
        />
      )}
    </FieldFrame>
  )
}

export const NumberField = bound<number | null, NumberInputProps>(NumberInput)

function isTypable(text: string, { signed, decimals = 0 }: Pick<NumberInputProps, 'signed' | 'decimals'>): boolean {
  const parts = /^(-?)\d*(?:\.(\d*))?$/.exec(text)
  if (!parts || (parts[1] === '-' && !signed)) return false
  const fraction = parts[2]
  return fraction === undefined || (decimals > 0 && fraction.length <= decimals)
}

function show(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

function read(text: string): number | null {
  const value = Number(text)
  return text === '' || text === '-' || text === '.' || Number.isNaN(value) ? null : value
}
