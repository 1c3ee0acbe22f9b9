import { Checkbox, FormControlLabel, FormGroup } from '@mui/material'
import { bound } from '../bound.tsx'
import { FieldFrame } from '../field-frame.tsx'
import type { InputProps } from '../input-props.ts'
import type { Option } from './select-field.tsx'

export interface CheckboxGroupInputProps extends InputProps<string[]> {
  options: readonly Option[]
  /** Side by side instead of one below the other. */
  row?: boolean
}

/** Any of a few, in the order of the options; inside a form use `CheckboxGroup`. */
export function CheckboxGroupInput(props: CheckboxGroupInputProps) {
  const chosen = props.value ?? []
  const toggle = (value: string, on: boolean) =>
    props.onChange(
      props.options.map((option) => option.value).filter((each) => (each === value ? on : chosen.includes(each))),
    )
  return (
    <FieldFrame {...props} group>
      {({ id }) => (
        <FormGroup id={id} row={props.row} onBlur={props.onBlur}>
          {props.options.map((option, index) => (
            <FormControlLabel
              key={option.value}
              label={option.label}
              disabled={props.disabled === true || option.disabled === true}
              control={
                <Checkbox
                  checked={chosen.includes(option.value)}
                  onChange={(_, on) => toggle(option.value, on)}
                  slotProps={{ input: { ref: index === 0 ? props.inputRef : undefined } }}
                />
              }
            />
          ))}
        </FormGroup>
      )}
    </FieldFrame>
  )
}

export const CheckboxGroup = bound<string[], CheckboxGroupInputProps>(CheckboxGroupInput)
