import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { daysOf } from './leave-sentences.ts'

type Balance = ReplyOf<RouteOf<'POST /api/v1/employee/leave-preview'>>['balance']

/** "7 days → 5 days on 31 Dec 2026", a line for each leave year; leave without a balance says so. */
export function BalanceChange({ balance }: { balance: Balance }) {
  if (balance.length === 0) return <span>{t`No balance limit`}</span>
  return balance.map(({ on, before, after }) => (
    <div key={on}>
      {daysOf(before)} <span aria-label={t`becomes`}>→</span> <strong>{daysOf(after)}</strong> {t`on ${formatDate(on)}`}
    </div>
  ))
}
