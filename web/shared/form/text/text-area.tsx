import { t } from '@lingui/core/macro'
import { OutlinedInput, Typography } from '@mui/material'
import { bound } from '../bound.tsx'
import { FieldFrame } from '../field-frame.tsx'
import type { InputProps } from '../input-props.ts'

export interface TextAreaInputProps extends InputProps<string> {
  rows?: number
  placeholder?: string
  /** Shows the counter. The limit itself is enforced by the schema, so that a long paste is not cut silently. */
  max?: number
}

/** Several lines of text with a counter, by value and onChange; inside a form use `TextArea`. */
export function TextAreaInput(props: TextAreaInputProps) {
  const used = (props.value ?? '').length
  const counter =
    props.max === undefined ? undefined : (
      <Typography variant="caption" sx={{ color: used > props.max ? 'error.main' : 'text.secondary' }}>
        {t`${used.toLocaleString('en-IN')} of ${props.max.toLocaleString('en-IN')}`}
      </Typography>
    )
  return (
    <FieldFrame {...props} aside={counter}>
      {({ id, 'aria-describedby': describedBy }) => (
        <OutlinedInput
          id={id}
          fullWidth
          multiline
          minRows={props.rows ?? 3}
          maxRows={12}
          value={props.value ?? ''}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
          inputRef={props.inputRef}
          error={props.error !== undefined}
          disabled={props.disabled}
          placeholder={props.placeholder}
          aria-describedby={describedBy}
          sx={{ height: 'auto' }}
        />
      )}
    </FieldFrame>
  )
}

export const TextArea = bound<string, TextAreaInputProps>(TextAreaInput)
