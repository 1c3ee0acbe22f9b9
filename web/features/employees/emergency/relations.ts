import { t } from '@lingui/core/macro'

export const relationOptions = [
  { value: 'spouse', label: t`Spouse` },
  { value: 'parent', label: t`Parent` },
  { value: 'child', label: t`Child` },
  { value: 'sibling', label: t`Sibling` },
  { value: 'relative', label: t`Relative` },
  { value: 'friend', label: t`Friend` },
  { value: 'other', label: t`Other` },
]
