import { type ComponentType, type ReactElement, useContext } from 'react'
import { FieldBinding } from './field-binding.ts'
import type { InputProps } from './input-props.ts'

/** Props that the form supplies to an input. */
type Supplied = 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef'

export type FieldProps<P> = Omit<P, Supplied> & {
  /** Path of the value in the form, for example `address.city` or `rows.0.amount`. */
  name: string
  /** Called after the form has taken the value, to set fields that follow from it. */
  // Method syntax, so that a caller may name the exact type of the field's value.
  onChanged?(value: unknown): void
}

/** Makes a form field from an input: `TextField = bound(TextInput)`. */
export function bound<T, P extends InputProps<T>>(Input: ComponentType<P>): (props: FieldProps<P>) => ReactElement {
  return function Field({ name, onChanged, ...own }: FieldProps<P>) {
    'use no memo' // The binding is a hook; it stays the same while the form is mounted.
    const useBinding = useContext(FieldBinding)
    if (useBinding === null) throw new Error(`The field ${name} is outside a Form`)
    const { field, fieldState } = useBinding({ name })
    const supplied: Pick<InputProps<T>, Supplied> = {
      value: field.value as T,
      onChange: (value: T) => {
        field.onChange(value)
        onChanged?.(value)
      },
      onBlur: field.onBlur,
      error: fieldState.error?.message,
      inputRef: field.ref,
    }
    // The rest and the supplied props together are the input's props; TypeScript cannot see it through Omit.
    const props = { ...own, ...supplied, disabled: own.disabled } as unknown as P
    return <Input {...props} />
  }
}
