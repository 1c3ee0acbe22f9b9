import { t } from '@lingui/core/macro'
import { daysOf } from './leave-sentences.ts'

/** "7 days → 5 days"; leave without a balance says so. */
export function BalanceChange({ before, after }: { before: number | null; after: number | null }) {
  if (before === null || after === null) return <span>{t`No balance limit`}</span>
  return (
    <span>
      {daysOf(before)} <span aria-label={t`becomes`}>→</span> <strong>{daysOf(after)}</strong>
    </span>
  )
}
