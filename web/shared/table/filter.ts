import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import type { Option } from '../form/choice/select-field.tsx'

/** One filter of a list. Its name is the query parameter's. */
export interface Filter {
  name: string
  label: string
  /** A few fixed choices … */
  options?: readonly Option[]
  /** … or a custom control: a picker, a date. It calls `set` once a value is chosen. */
  control?: (value: string | undefined, set: (value: string | undefined) => void) => ReactNode
  /** The text for a value not in `options`: a name for an id, a date. */
  words?: (value: string) => string
}

/** `Department is Finance` */
export function filterText(filter: Filter, value: string): string {
  const option = filter.options?.find((each) => each.value === value)
  return t`${filter.label}: ${option?.label ?? filter.words?.(value) ?? value}`
}
