import { t } from '@lingui/core/macro'
import type { PaySums } from '@muster/engine/payroll/payslip/pay-sums.ts'

export interface PaySum {
  key: keyof PaySums
  label: string
  paise: number
}

/** From gross to net, so that the figures add up; reimbursements and rounding only if there are any. */
export function paySums(totals: PaySums): PaySum[] {
  const sums: PaySum[] = [
    { key: 'grossPaise', label: t`Gross`, paise: totals.grossPaise },
    { key: 'reimbursementsPaise', label: t`Reimbursements`, paise: totals.reimbursementsPaise },
    { key: 'deductionsPaise', label: t`Deductions`, paise: totals.deductionsPaise },
    { key: 'roundOffPaise', label: t`Rounding`, paise: totals.roundOffPaise },
    { key: 'netPaise', label: t`Net`, paise: totals.netPaise },
  ]
  return sums.filter(({ key, paise }) => paise !== 0 || (key !== 'reimbursementsPaise' && key !== 'roundOffPaise'))
}
