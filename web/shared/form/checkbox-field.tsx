import { Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material'
import { useId } from 'react'
import { bound } from './bound.tsx'
import type { InputProps } from './input-props.ts'

export type CheckboxInputProps = InputProps<boolean>

/** One yes-or-no box with its label beside it; inside a form use `CheckboxField`. */
export function CheckboxInput({
  label,
  value,
  onChange,
  onBlur,
  error,
  helper,
  disabled,
  id,
  inputRef,
}: CheckboxInputProps) {
  const made = useId()
  const helperId = `${id ?? made}-helper`
  const below = error ?? helper
  return (
    <Box>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Checkbox
            id={id}
            checked={value ?? false}
            onChange={(_, checked) => onChange(checked)}
            onBlur={onBlur}
            slotProps={{
              input: {
                'aria-describedby': below ? helperId : undefined,
                'aria-invalid': error === undefined ? undefined : true,
                ref: inputRef,
              },
            }}
          />
        }
      />
      {below ? (
        <FormHelperText id={helperId} error={error !== undefined} sx={{ mx: 0, mt: 0 }}>
          {below}
        </FormHelperText>
      ) : null}
    </Box>
  )
}

export const CheckboxField = bound<boolean, CheckboxInputProps>(CheckboxInput)
