import { plural, t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import type { RouteOf } from '../../../shared/call/types.ts'

export type Certificate = ReplyOf<RouteOf<'GET /api/v1/user/payrun/{id}/certificates'>>[number]
export type Figure = Certificate['figures'][number]
type Difference = Figure['differences'][number]

export const itemLabel = (item: Figure['item']) =>
  ({
    net: t`Net pay`,
    pf: t`EPF`,
    esi: t`ESI`,
    pt: t`Professional tax`,
    lwf: t`LWF`,
    tds: t`TDS`,
  })[item]

const sideLabel = (against: Difference['against']) =>
  ({ bank: t`Bank file`, journal: t`Journal`, return: t`Return` })[against]

const causeLabel = (cause: Difference['cause']) =>
  ({
    onHold: t`on hold`,
    paidOutside: t`paid by other means`,
    releasedFile: t`in the bank file of released pay`,
    reversed: t`reversed, not paid`,
    bankDetails: t`bank details missing or not accepted`,
    nothingToPay: t`no net pay, or an amount to recover`,
    rounding: t`challan rounding`,
    missingNumber: t`no UAN or ESI number yet`,
  })[cause]

/** `Bank file: ₹20,000 on hold, 1 person` */
export function differenceText({ against, cause, people, amountPaise }: Difference): string {
  const [side, why, amount] = [sideLabel(against), causeLabel(cause), formatMoney(amountPaise)]
  return people === 0
    ? t`${side}: ${amount}, ${why}`
    : plural(people, { one: `${side}: ${amount}, ${why} (# person)`, other: `${side}: ${amount}, ${why} (# people)` })
}

export function voidText({ cause, reason }: NonNullable<Certificate['voided']>): string {
  return {
    reopened: t`Void: the month was reopened. ${reason}`,
    notPaid: t`Void: marked as not paid. ${reason}`,
    reversed: t`Void: a payslip was reversed. ${reason}`,
    replaced: t`Replaced by newer figures`,
  }[cause]
}
