import type { ReactNode, RefCallback } from 'react'

/** Common to every input. The names are the same on all of them, so that forms and filters read alike. */
export interface InputProps<T> {
  label: string
  value: T | null | undefined
  onChange: (value: T) => void
  onBlur?: () => void
  /** Replaces the helper text and marks the input. */
  error?: string
  helper?: ReactNode
  /** Appends "(optional)" to the label. Everything else is required. */
  optional?: boolean
  disabled?: boolean
  /** The label is for screen readers only. */
  hideLabel?: boolean
  id?: string
  inputRef?: RefCallback<HTMLElement>
}
