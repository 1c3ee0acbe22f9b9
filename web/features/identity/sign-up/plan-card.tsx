import { t } from '@lingui/core/macro'
import type { DataOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import '../identity.css'

export type Plan = DataOf<RouteOf<'GET /api/auth/user/plans'>>[number]
export type Billing = 'monthly' | 'yearly'

/** A plan's price and features; inside the label of its radio button, so spans only. */
export function PlanCard({ plan, billing }: { plan: Plan; billing: Billing }) {
  const isFree = plan.monthlyPaise === 0
  const price = billing === 'yearly' ? plan.yearlyPaise : plan.monthlyPaise
  return (
    <>
      <span className="plan-price">
        {formatMoney(price)}
        <small>
          {isFree ? t`forever` : billing === 'yearly' ? t`per employee per year` : t`per employee per month`}
        </small>
      </span>
      {plan.features.map((feature) => (
        <span key={feature} className="plan-feature">
          {feature}
        </span>
      ))}
    </>
  )
}
