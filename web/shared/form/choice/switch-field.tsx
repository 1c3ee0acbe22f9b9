import { Switch } from '@mui/material'
import { bound } from '../bound.tsx'
import type { InputProps } from '../input-props.ts'
import { Toggle } from './toggle.tsx'

export type SwitchInputProps = InputProps<boolean>

/** On or off, label beside it, by value and onChange; inside a form use `SwitchField`. */
export function SwitchInput(props: SwitchInputProps) {
  return <Toggle {...props} control={Switch} isInset />
}

export const SwitchField = bound<boolean, SwitchInputProps>(SwitchInput)
