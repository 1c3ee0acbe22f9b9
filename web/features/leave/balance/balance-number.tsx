import { t } from '@lingui/core/macro'
import type { Got } from '../../../shared/call/types.ts'
import { Calc } from '../../../shared/ui/calc.tsx'

export type Balance = Got<'GET /api/v1/employee/leave-policy-days'>[number]

/** What can still be requested: the balance without pending requests. */
export function leftOf({
  balanceHalfDays,
  pendingHalfDays,
}: Pick<Balance, 'balanceHalfDays' | 'pendingHalfDays'>): number {
  return balanceHalfDays - pendingHalfDays
}

/** Half-days as days: `5`, `2.5`, `−0.5`. */
export function daysOf(halfDays: number): string {
  return (halfDays / 2).toLocaleString('en-IN').replace('-', '−')
}

/** The days left, which open their calculation. */
export function BalanceNumber({ balance }: { balance: Balance }) {
  const rows = [
    { label: t`Opening balance`, value: balance.openingHalfDays, sign: '' },
    { label: t`Granted`, value: balance.grantedHalfDays, sign: '+', always: true },
    { label: t`Carried forward`, value: balance.carriedHalfDays, sign: '+' },
    { label: t`Used`, value: balance.takenHalfDays, sign: '−', always: true },
    { label: t`Encashed`, value: balance.paidOutHalfDays, sign: '−' },
    { label: t`Lapsed`, value: balance.lapsedHalfDays, sign: '−' },
    { label: t`Pending approval`, value: balance.pendingHalfDays, sign: '−' },
  ]
  const shown = rows.filter(({ value, always }) => value !== 0 || always)
  return (
    <Calc
      rows={shown.map(({ label, value, sign }) => ({
        label,
        value: `${value === 0 ? '' : sign} ${daysOf(value)}`.trim(),
      }))}
      total={{ label: t`Available days`, value: daysOf(leftOf(balance)) }}
    >
      <span className="tnum">{daysOf(leftOf(balance))}</span>
    </Calc>
  )
}
