import { Box, FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { useId } from 'react'
import { bound } from './bound.tsx'
import type { InputProps } from './input-props.ts'

export type SwitchInputProps = InputProps<boolean>

/** On or off, label beside it, by value and onChange; inside a form use `SwitchField`. */
export function SwitchInput({
  label,
  value,
  onChange,
  onBlur,
  error,
  helper,
  disabled,
  id,
  inputRef,
}: SwitchInputProps) {
  const made = useId()
  const helperId = `${id ?? made}-helper`
  const below = error ?? helper
  return (
    <Box>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Switch
            id={id}
            checked={value ?? false}
            onChange={(_, checked) => onChange(checked)}
            onBlur={onBlur}
            slotProps={{ input: { 'aria-describedby': below ? helperId : undefined, ref: inputRef } }}
          />
        }
        sx={{ minHeight: 44, ml: -1 }}
      />
      {below ? (
        <FormHelperText id={helperId} error={error !== undefined} sx={{ mx: 0, mt: 0 }}>
          {below}
        </FormHelperText>
      ) : null}
    </Box>
  )
}

export const SwitchField = bound<boolean, SwitchInputProps>(SwitchInput)
