import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../../shared/call/types.ts'
import { formatDate, isDay } from '../../../../shared/format/date.ts'
import { formatMoney } from '../../../../shared/format/money.ts'

export type Statutory = ReplyOf<RouteOf<'GET /api/v1/employee/statutory/{id}'>>
export type Identity = Statutory['value']

export const epsWords = [
  { value: 'byFacts', label: 'By the facts', detail: 'When and with which wages the fund was joined' },
  { value: 'member', label: 'Member' },
  { value: 'notMember', label: 'Not a member' },
]
export const joiningWords = [
  { value: 'withinCeiling', label: 'Within the ceiling of that day' },
  { value: 'aboveCeiling', label: 'Above the ceiling of that day' },
]
export const esiWords = [
  { value: 'byWages', label: 'By the wages' },
  { value: 'covered', label: 'Covered', detail: 'Insured earlier in this contribution period' },
  { value: 'exempt', label: 'Not covered' },
]
export const ptWords = [
  { value: 'age', label: 'Age' },
  { value: 'disability', label: 'Disability' },
  { value: 'parentOfDisabled', label: 'Parent of a disabled child' },
  { value: 'armedForces', label: 'Armed forces' },
  { value: 'badli', label: 'Badli worker' },
  { value: 'other', label: 'Another reason' },
]
export const exitWords = [
  { value: 'resignation', label: 'Resignation' },
  { value: 'superannuation', label: 'Superannuation' },
  { value: 'death', label: 'Death' },
  { value: 'disablement', label: 'Disablement' },
  { value: 'retrenchment', label: 'Retrenchment' },
  { value: 'other', label: 'Another reason' },
]
export const relationWords = [
  { value: 'father', label: 'Father' },
  { value: 'mother', label: 'Mother' },
  { value: 'spouse', label: 'Husband or wife' },
]

/** The fields by the names they have on the form. */
export const identityLabels: Readonly<Record<keyof Identity, string>> = {
  pfMember: 'Member of the provident fund',
  pfJoinedOn: 'Member since',
  pfJoiningWages: 'PF wages on joining the fund',
  epsMember: 'Pension scheme (EPS)',
  epsFrom17Sep2026: 'In the pension scheme since 17 Sep 2026',
  epsTo60: 'Pension contributions to 60',
  pfOnFullWages: 'PF on full wages',
  vpf: 'Voluntary contribution',
  higherPension: 'Pension on higher wages',
  internationalWorker: 'International worker',
  pfExitReason: 'Reason for leaving the fund',
  esi: 'ESI',
  disabled: 'Person with a disability',
  ptExempt: 'Exempt from professional tax',
  lwfExempt: 'Exempt from labour welfare',
  supervisory: 'Managerial or supervisory work',
  taxResident: 'Resident for income tax',
  fixedTerm: 'Employed for a fixed term',
  relativeName: 'Name of father, mother or spouse',
  relation: 'Relation',
}

/** A voluntary contribution in words. */
export function vpfWords(vpf: Identity['vpf']): string {
  if (vpf.type === 'none') return 'None'
  return vpf.type === 'amount' ? `${formatMoney(vpf.monthlyPaise)} a month` : `${vpf.basisPoints / 100} % of PF wages`
}

/** What the history says of a field's value. */
export function identitySaid(field: string, value: string | null): string {
  if (field === 'epsMember' && value === null) return 'by the facts'
  if (value === null) return 'empty'
  if (value === 'true' || value === 'false') return value === 'true' ? 'yes' : 'no'
  if (field === 'vpf') return vpfWords(JSON.parse(value) as Identity['vpf'])
  if (isDay(value)) return formatDate(value)
  const known = [...joiningWords, ...esiWords, ...ptWords, ...exitWords, ...relationWords].find(
    (one) => one.value === value,
  )
  return known?.label ?? value
}
