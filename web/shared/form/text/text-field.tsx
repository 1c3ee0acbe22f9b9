import { bound } from '../bound.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

export { TextInput, type TextInputProps }

/** One line of text inside a form. Pages without a form import `TextInput` from its own file, which does not load the form library. */
export const TextField = bound<string, TextInputProps>(TextInput)
