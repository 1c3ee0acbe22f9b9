import { t } from '@lingui/core/macro'
import type { DataOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { leftOf } from '../balance/balance-number.tsx'
import { daysOf } from './leave-sentences.ts'

export type LeaveType = DataOf<RouteOf<'GET /api/v1/employee/leave-types'>>[number]

/** The leave types, each with its balance. */
export function LeaveTypeField({ types }: { types: readonly LeaveType[] }) {
  return (
    <RadioCards
      name="policyId"
      label={t`Leave type`}
      options={types.map((type) => ({ value: type._id, label: type.name, detail: availableOf(type) }))}
    />
  )
}

function availableOf(type: LeaveType): string {
  const { hasBalance, isPaid, pendingHalfDays } = type
  if (!hasBalance) return isPaid ? t`No balance limit` : t`Loss of pay`
  const left = daysOf(leftOf(type))
  return pendingHalfDays === 0 ? t`${left} available` : t`${left} available after ${daysOf(pendingHalfDays)} pending`
}
