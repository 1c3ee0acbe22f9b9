import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import type { Option } from '../form/choice/select-field.tsx'

/** One way to narrow a list. Its name is the query's. */
export interface Filter {
  name: string
  label: string
  /** A few fixed choices … */
  options?: readonly Option[]
  /** … or a control of its own: a picker, a date. It calls `set` once chosen. */
  control?: (value: string | undefined, set: (value: string | undefined) => void) => ReactNode
  /** The words for a value that `options` does not know: a name for an id, a date. */
  words?: (value: string) => string
}

/** `Department is Finance` */
export function filterText(filter: Filter, value: string): string {
  const option = filter.options?.find((each) => each.value === value)
  return t`${filter.label}: ${option?.label ?? filter.words?.(value) ?? value}`
}
