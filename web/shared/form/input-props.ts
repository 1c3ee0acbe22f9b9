import type { ReactNode, RefCallback } from 'react'

/** What every input takes. The same names on all of them, so that a form and a filter read alike. */
export interface InputProps<T> {
  label: string
  value: T | null | undefined
  onChange: (value: T) => void
  onBlur?: () => void
  /** Replaces the helper text and marks the input. */
  error?: string
  helper?: ReactNode
  /** Writes "(optional)" after the label. Everything not marked must be filled in. */
  optional?: boolean
  disabled?: boolean
  /** The label stays for screen readers only. */
  hideLabel?: boolean
  id?: string
  inputRef?: RefCallback<HTMLElement>
}
