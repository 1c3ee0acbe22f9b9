import { t } from '@lingui/core/macro'

/** "A, B and C"; empty for an empty list. */
export function listText(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  const [end = '', ...rest] = words.toReversed()
  if (rest.length === 0) return end
  const start = rest.toReversed().join(', ')
  return last === 'and' ? t`${start} and ${end}` : t`${start} or ${end}`
}
