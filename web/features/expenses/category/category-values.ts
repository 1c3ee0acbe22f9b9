import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'

export type Category = ReplyOf<RouteOf<'GET /api/v1/user/expense-category'>>[number]

export const basisLabels: Readonly<Record<Category['basis'], string>> = {
  bill: t`Bill amount`,
  mileage: t`Distance in km`,
  perDiem: t`Number of days`,
}
export const useLabels: Readonly<Record<Category['use'], string>> = {
  claim: t`Claims`,
  travel: t`Travel`,
  both: t`Claims and travel`,
}
export const spanLabels: Readonly<Record<Category['limits'][number]['per'], string>> = {
  line: t`Each expense`,
  day: t`Day`,
  month: t`Month`,
}

/** The form's value for everyone's limit: a choice cannot be empty. */
export const everyone = 'everyone'

type Values = Record<string, unknown>

/** The form's values. */
export function valuesOf(category: Category | undefined): Values {
  if (!category)
    return {
      ...{ name: '', basis: 'bill', use: 'both', isTaxed: false, needsBill: true, billAbovePaise: 500_00 },
      ...{ maxAgeDays: 90, overLimit: 'flag', limits: [], rates: [], isActive: true },
    }
  const { _id: _, isUsed: _used, limits, billAbovePaise, ...rest } = category
  return {
    ...{ ...rest, needsBill: billAbovePaise !== null, billAbovePaise: billAbovePaise ?? 500_00 },
    limits: limits.map((limit) => ({ ...limit, roleId: limit.roleId ?? everyone })),
  }
}

/** The call's body: no rates by bill, and no bill by kilometres or days. */
export function bodyOf(values: Values): Values {
  const { needsBill, billAbovePaise, basis, limits, rates, ...rest } = values
  const known = (Array.isArray(limits) ? limits : []) as Values[]
  return {
    ...{ ...rest, basis, rates: basis === 'bill' ? [] : rates },
    billAbovePaise: basis === 'bill' && needsBill === true ? billAbovePaise : null,
    limits: known.map((limit) => ({ ...limit, roleId: limit['roleId'] === everyone ? null : limit['roleId'] })),
  }
}
