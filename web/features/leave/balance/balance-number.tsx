import { t } from '@lingui/core/macro'
import type { Got } from '../../../shared/call/types.ts'
import { Calc } from '../../../shared/ui/calc.tsx'

export type Balance = Got<'GET /api/v1/employee/leave-policy-days'>[number]

/** What can still be asked for: what is left, without what waits for a decision. */
export function leftOf({ balanceHalves, pendingHalves }: Balance): number {
  return balanceHalves - pendingHalves
}

/** Half-days as days: `5`, `2.5`, `−0.5`. */
export function daysOf(halves: number): string {
  return (halves / 2).toLocaleString('en-IN').replace('-', '−')
}

/** The days left, which open how they are calculated. */
export function BalanceNumber({ balance }: { balance: Balance }) {
  const rows = [
    { label: t`Opening balance`, value: balance.openingHalves, sign: '' },
    { label: t`Granted`, value: balance.grantedHalves, sign: '+', always: true },
    { label: t`Carried forward`, value: balance.carriedHalves, sign: '+' },
    { label: t`Used`, value: balance.takenHalves, sign: '−', always: true },
    { label: t`Encashed`, value: balance.paidOutHalves, sign: '−' },
    { label: t`Lapsed`, value: balance.lapsedHalves, sign: '−' },
    { label: t`Pending approval`, value: balance.pendingHalves, sign: '−' },
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
