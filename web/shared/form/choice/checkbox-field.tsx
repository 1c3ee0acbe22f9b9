import { Checkbox } from '@mui/material'
import { bound } from '../bound.tsx'
import type { InputProps } from '../input-props.ts'
import { Toggle } from './toggle.tsx'

export type CheckboxInputProps = InputProps<boolean>

/** One yes-or-no box with its label beside it; inside a form use `CheckboxField`. */
export function CheckboxInput(props: CheckboxInputProps) {
  return <Toggle {...props} control={Checkbox} />
}

export const CheckboxField = bound<boolean, CheckboxInputProps>(CheckboxInput)
