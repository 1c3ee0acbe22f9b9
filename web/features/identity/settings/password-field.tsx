import { t } from '@lingui/core/macro'
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { bound } from '../../../shared/form/bound.tsx'
import { FieldFrame } from '../../../shared/form/field-frame.tsx'
import type { InputProps } from '../../../shared/form/input-props.ts'

export interface PasswordInputProps extends InputProps<string> {
  autoComplete: 'current-password' | 'new-password' | 'one-time-code'
}

/** A password with a button to show it; inside a form use `PasswordField`. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...props}>
      {({ id, 'aria-describedby': describedBy }) => (
        <OutlinedInput
          id={id}
          fullWidth
          type={shown ? 'text' : 'password'}
          value={props.value ?? ''}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
          inputRef={props.inputRef}
          error={props.error !== undefined}
          disabled={props.disabled}
          autoComplete={props.autoComplete}
          aria-describedby={describedBy}
          endAdornment={
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={shown ? t`Hide password` : t`Show password`}
                onClick={() => setShown(!shown)}
              >
                {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
              </IconButton>
            </InputAdornment>
          }
        />
      )}
    </FieldFrame>
  )
}

export const PasswordField = bound<string, PasswordInputProps>(PasswordInput)
