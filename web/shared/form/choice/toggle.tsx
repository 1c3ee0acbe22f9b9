import { Box, FormControlLabel, FormHelperText } from '@mui/material'
import { useId, type ComponentType, type InputHTMLAttributes, type Ref } from 'react'
import type { InputProps } from '../input-props.ts'

/** Common to the component library's checkbox and switch. */
type Control = ComponentType<{
  id: string | undefined
  checked: boolean
  onChange: (event: unknown, checked: boolean) => void
  onBlur: (() => void) | undefined
  slotProps: { input: InputHTMLAttributes<HTMLInputElement> & { ref: Ref<HTMLInputElement> | undefined } }
}>

/** A yes or no with its label beside it and helper or error below: the frame of a checkbox and of a switch. */
export function Toggle({
  control: Control,
  isInset = false,
  label,
  value,
  onChange,
  onBlur,
  error,
  helper,
  disabled,
  id,
  inputRef,
}: InputProps<boolean> & { control: Control; isInset?: boolean }) {
  const made = useId()
  const helperId = `${id ?? made}-helper`
  const below = error ?? helper
  return (
    <Box>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Control
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
        sx={isInset ? { minHeight: 44, ml: -1 } : undefined}
      />
      {below ? (
        <FormHelperText id={helperId} error={error !== undefined} sx={{ mx: 0, mt: 0 }}>
          {below}
        </FormHelperText>
      ) : null}
    </Box>
  )
}
