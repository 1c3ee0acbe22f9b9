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
    { label: 'Opening', value: balance.openingHalves, sign: '' },
    { label: 'Granted', value: balance.grantedHalves, sign: '+' },
    { label: 'Carried over', value: balance.carriedHalves, sign: '+' },
    { label: 'Used', value: balance.takenHalves, sign: '−' },
    { label: 'Paid out', value: balance.paidOutHalves, sign: '−' },
    { label: 'Lapsed', value: balance.lapsedHalves, sign: '−' },
    { label: 'Waiting for a decision', value: balance.pendingHalves, sign: '−' },
  ]
  const shown = rows.filter(({ label, value }) => value !== 0 || label === 'Granted' || label === 'Used')
  return (
    <Calc
      rows={shown.map(({ label, value, sign }) => ({
        label,
        value: `${value === 0 ? '' : sign} ${daysOf(value)}`.trim(),
      }))}
      total={{ label: 'Left, in days', value: daysOf(leftOf(balance)) }}
    >
      <span className="tnum">{daysOf(leftOf(balance))}</span>
    </Calc>
  )
}
