import { t } from '@lingui/core/macro'
import type { DataOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { daysOf } from './leave-sentences.ts'

export type LeaveType = DataOf<RouteOf<'GET /api/v1/employee/leave-types'>>[number]

/** The leave types, each with its balance. */
export function LeaveTypeField({ types }: { types: readonly LeaveType[] }) {
  return (
    <RadioCards
      name="policyId"
      label={t`Leave type`}
      options={types.map((type) => ({ value: type._id, label: type.name, detail: leftOf(type) }))}
    />
  )
}

function leftOf({ hasBalance, isPaid, balanceHalfDays, pendingHalfDays }: LeaveType): string {
  if (!hasBalance) return isPaid ? t`No balance limit` : t`Loss of pay`
  const left = daysOf(balanceHalfDays)
  return pendingHalfDays === 0 ? t`${left} available` : t`${left} available, ${daysOf(pendingHalfDays)} pending`
}
