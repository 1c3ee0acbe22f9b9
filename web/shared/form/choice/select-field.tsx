import { t } from '@lingui/core/macro'
import { MenuItem, Select as MuiSelect } from '@mui/material'
import { bound } from '../bound.tsx'
import { FieldFrame } from '../field-frame.tsx'
import type { InputProps } from '../input-props.ts'

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectInputProps extends InputProps<string> {
  /** Up to a dozen; use an `AutocompleteField` for more. */
  options: readonly Option[]
  placeholder?: string
}

/** A choice among a few, by value and onChange; inside a form use `SelectField`. An optional one can be cleared. */
export function SelectInput(props: SelectInputProps) {
  return (
    <FieldFrame {...props}>
      {({ id, labelId, 'aria-describedby': describedBy }) => (
        <MuiSelect
          id={id}
          labelId={labelId}
          fullWidth
          displayEmpty
          value={props.value ?? ''}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
          inputRef={props.inputRef}
          error={props.error !== undefined}
          disabled={props.disabled}
          aria-describedby={describedBy}
          renderValue={(value) =>
            props.options.find((option) => option.value === value)?.label ?? props.placeholder ?? t`Choose`
          }
          sx={props.value ? undefined : { color: 'text.secondary' }}
        >
          {props.optional ? <MenuItem value="">{t`None`}</MenuItem> : null}
          {props.options.map((option) => (
            <MenuItem key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </MenuItem>
          ))}
        </MuiSelect>
      )}
    </FieldFrame>
  )
}

export const SelectField = bound<string, SelectInputProps>(SelectInput)
