import { bound } from '../bound.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

export { TextInput, type TextInputProps }

/** One line of text inside a form. Pages without a form take `TextInput` from its own file, which leaves the form library out. */
export const TextField = bound<string, TextInputProps>(TextInput)
