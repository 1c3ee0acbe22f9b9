import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../../shared/call/types.ts'
import { formatDate, hasDayForm } from '../../../../shared/format/date.ts'
import { formatMoney } from '../../../../shared/format/money.ts'

export type Statutory = ReplyOf<RouteOf<'GET /api/v1/employee/statutory/{id}'>>
export type Identity = Statutory['value']

export const epsOptions = [
  { value: 'byFacts', label: t`Based on joining details`, detail: t`Decided by PF joining date and wages` },
  { value: 'member', label: t`Member` },
  { value: 'notMember', label: t`Not a member` },
]
export const joiningOptions = [
  { value: 'withinCeiling', label: t`Within the wage ceiling at that time` },
  { value: 'aboveCeiling', label: t`Above the wage ceiling at that time` },
]
export const esiOptions = [
  { value: 'byWages', label: t`Based on wages` },
  { value: 'covered', label: t`Covered`, detail: t`Insured earlier in this contribution period` },
  { value: 'exempt', label: t`Not covered` },
]
export const ptOptions = [
  { value: 'age', label: t`Age` },
  { value: 'disability', label: t`Disability` },
  { value: 'parentOfDisabled', label: t`Parent of a disabled child` },
  { value: 'armedForces', label: t`Armed forces` },
  { value: 'badli', label: t`Badli worker` },
  { value: 'other', label: t`Other reason` },
]
export const exitOptions = [
  { value: 'resignation', label: t`Resignation` },
  { value: 'superannuation', label: t`Superannuation` },
  { value: 'death', label: t`Death` },
  { value: 'disablement', label: t`Disablement` },
  { value: 'retrenchment', label: t`Retrenchment` },
  { value: 'other', label: t`Other reason` },
]
export const relationOptions = [
  { value: 'father', label: t`Father` },
  { value: 'mother', label: t`Mother` },
  { value: 'spouse', label: t`Spouse` },
]

/** The fields with their labels on the form. */
export const identityLabels: Readonly<Record<keyof Identity, string>> = {
  pfMember: t`PF member`,
  pfJoinedOn: t`PF member since`,
  pfJoiningWages: t`PF wages at joining`,
  epsMember: t`Pension scheme (EPS)`,
  epsFrom17Sep2026: t`EPS member from 17 Sep 2026`,
  epsTo60: t`Pension contributions up to age 60`,
  pfOnFullWages: t`PF on full wages`,
  vpf: t`Voluntary contribution (VPF)`,
  higherPension: t`Pension on higher wages`,
  internationalWorker: t`International worker`,
  pfExitReason: t`Reason for leaving PF`,
  esi: 'ESI',
  disabled: t`Person with a disability`,
  ptExempt: t`Exempt from professional tax`,
  lwfExempt: t`Exempt from LWF`,
  supervisory: t`Managerial or supervisory work`,
  taxResident: t`Resident for income tax`,
  fixedTerm: t`Fixed-term employment`,
  relativeName: t`Name of father, mother or spouse`,
  relation: t`Relationship`,
}

/** A voluntary contribution in words. */
export function vpfText(vpf: Identity['vpf']): string {
  if (vpf.type === 'none') return t`None`
  return vpf.type === 'amount'
    ? t`${formatMoney(vpf.monthlyPaise)} per month`
    : t`${vpf.basisPoints / 100} % of PF wages`
}

/** A field's value in the words of the history. */
export function identitySaid(field: string, value: string | null): string {
  if (field === 'epsMember' && value === null) return t`based on joining details`
  if (value === null) return t`empty`
  if (value === 'true' || value === 'false') return value === 'true' ? t`yes` : t`no`
  if (field === 'vpf') return vpfText(JSON.parse(value) as Identity['vpf'])
  if (hasDayForm(value)) return formatDate(value)
  const known = [...joiningOptions, ...esiOptions, ...ptOptions, ...exitOptions, ...relationOptions].find(
    (one) => one.value === value,
  )
  return known?.label ?? value
}
