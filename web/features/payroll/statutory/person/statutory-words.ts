import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../../shared/call/types.ts'
import { formatDate, hasDayForm } from '../../../../shared/format/date.ts'
import { formatMoney } from '../../../../shared/format/money.ts'

export type Statutory = ReplyOf<RouteOf<'GET /api/v1/employee/statutory/{id}'>>
export type Identity = Statutory['value']

export const epsWords = [
  { value: 'byFacts', label: t`By the facts`, detail: t`When and with which wages the fund was joined` },
  { value: 'member', label: t`Member` },
  { value: 'notMember', label: t`Not a member` },
]
export const joiningWords = [
  { value: 'withinCeiling', label: t`Within the ceiling of that day` },
  { value: 'aboveCeiling', label: t`Above the ceiling of that day` },
]
export const esiWords = [
  { value: 'byWages', label: t`By the wages` },
  { value: 'covered', label: t`Covered`, detail: t`Insured earlier in this contribution period` },
  { value: 'exempt', label: t`Not covered` },
]
export const ptWords = [
  { value: 'age', label: t`Age` },
  { value: 'disability', label: t`Disability` },
  { value: 'parentOfDisabled', label: t`Parent of a disabled child` },
  { value: 'armedForces', label: t`Armed forces` },
  { value: 'badli', label: t`Badli worker` },
  { value: 'other', label: t`Another reason` },
]
export const exitWords = [
  { value: 'resignation', label: t`Resignation` },
  { value: 'superannuation', label: t`Superannuation` },
  { value: 'death', label: t`Death` },
  { value: 'disablement', label: t`Disablement` },
  { value: 'retrenchment', label: t`Retrenchment` },
  { value: 'other', label: t`Another reason` },
]
export const relationWords = [
  { value: 'father', label: t`Father` },
  { value: 'mother', label: t`Mother` },
  { value: 'spouse', label: t`Husband or wife` },
]

/** The fields by the names they have on the form. */
export const identityLabels: Readonly<Record<keyof Identity, string>> = {
  pfMember: t`Member of the provident fund`,
  pfJoinedOn: t`Member since`,
  pfJoiningWages: t`PF wages on joining the fund`,
  epsMember: t`Pension scheme (EPS)`,
  epsFrom17Sep2026: t`In the pension scheme since 17 Sep 2026`,
  epsTo60: t`Pension contributions to 60`,
  pfOnFullWages: t`PF on full wages`,
  vpf: t`Voluntary contribution`,
  higherPension: t`Pension on higher wages`,
  internationalWorker: t`International worker`,
  pfExitReason: t`Reason for leaving the fund`,
  esi: 'ESI',
  disabled: t`Person with a disability`,
  ptExempt: t`Exempt from professional tax`,
  lwfExempt: t`Exempt from labour welfare`,
  supervisory: t`Managerial or supervisory work`,
  taxResident: t`Resident for income tax`,
  fixedTerm: t`Employed for a fixed term`,
  relativeName: t`Name of father, mother or spouse`,
  relation: t`Relation`,
}

/** A voluntary contribution in words. */
export function vpfWords(vpf: Identity['vpf']): string {
  if (vpf.type === 'none') return t`None`
  return vpf.type === 'amount' ? t`${formatMoney(vpf.monthlyPaise)} a month` : t`${vpf.basisPoints / 100} % of PF wages`
}

/** What the history says of a field's value. */
export function identitySaid(field: string, value: string | null): string {
  if (field === 'epsMember' && value === null) return t`by the facts`
  if (value === null) return 'empty'
  if (value === 'true' || value === 'false') return value === 'true' ? 'yes' : 'no'
  if (field === 'vpf') return vpfWords(JSON.parse(value) as Identity['vpf'])
  if (hasDayForm(value)) return formatDate(value)
  const known = [...joiningWords, ...esiWords, ...ptWords, ...exitWords, ...relationWords].find(
    (one) => one.value === value,
  )
  return known?.label ?? value
}
