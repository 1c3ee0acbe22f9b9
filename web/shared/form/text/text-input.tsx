import { InputAdornment, OutlinedInput } from '@mui/material'
import type { HTMLAttributes, HTMLInputTypeAttribute, ReactNode } from 'react'
import { FieldFrame } from '../field-frame.tsx'
import type { InputProps } from '../input-props.ts'

export interface TextInputProps extends InputProps<string> {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'search'>
  placeholder?: string
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  /** Typed letters become capitals: PAN, IFSC, GSTIN. */
  upperCase?: boolean
  readOnly?: boolean
  start?: ReactNode
  end?: ReactNode
}

/** One line of text, by value and onChange; inside a form use `TextField`. */
export function TextInput(props: TextInputProps) {
  return (
    <FieldFrame {...props}>
      {({ id, 'aria-describedby': describedBy }) => (
        <OutlinedInput
          id={id}
          fullWidth
          type={props.type ?? 'text'}
          value={props.value ?? ''}
          onChange={(event) => props.onChange(props.upperCase ? event.target.value.toUpperCase() : event.target.value)}
          onBlur={props.onBlur}
          inputRef={props.inputRef}
          error={props.error !== undefined}
          disabled={props.disabled}
          readOnly={props.readOnly}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete ?? 'off'}
          aria-describedby={describedBy}
          startAdornment={props.start ? <InputAdornment position="start">{props.start}</InputAdornment> : undefined}
          endAdornment={props.end ? <InputAdornment position="end">{props.end}</InputAdornment> : undefined}
          slotProps={{
            input: {
              maxLength: props.maxLength,
              inputMode: props.inputMode,
              spellCheck: props.upperCase ? false : undefined,
            },
          }}
        />
      )}
    </FieldFrame>
  )
}
