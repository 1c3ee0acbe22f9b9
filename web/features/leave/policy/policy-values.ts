import { plural, t } from '@lingui/core/macro'
import type { Got } from '../../../shared/call/types.ts'
import type { Choice } from '../../../shared/form/choice/use-options.ts'

export type LeavePolicy = Got<'GET /api/v1/user/leave-policy'>[number]

/** Days where the contract has half-days, and a switch for each optional rule. */
export interface PolicyValues {
  name: string
  code: string
  isPaid: boolean
  daysAYear: number | null
  accrual: string
  leaveYear: string
  yearStartsInMonth: string
  prorate: boolean
  waitingDays: number | null
  afterProbation: boolean
  carries: boolean
  carryCapDays: number | null
  carryMonths: number | null
  encashable: boolean
  longestRunDays: number | null
  noticeDays: number | null
  allowsHalfDays: boolean
  sandwich: boolean
  negativeLimitDays: number | null
  proofAfterDays: number | null
  genders: string[]
  employmentTypes: string[]
  locationIds: Choice[]
  departmentIds: Choice[]
  appliesFrom: string
}

export function valuesOf(policy: LeavePolicy | undefined): PolicyValues {
  return {
    name: policy?.name ?? '',
    code: policy?.code ?? '',
    isPaid: policy?.isPaid ?? true,
    daysAYear: (policy?.halfDaysAYear ?? 24) / 2,
    accrual: policy?.accrual ?? 'atOnce',
    leaveYear: policy?.leaveYear ?? 'calendar',
    yearStartsInMonth: String(policy?.yearStartsInMonth ?? 1),
    prorate: policy?.prorate ?? true,
    waitingDays: policy?.waitingDays ?? 0,
    afterProbation: policy?.afterProbation ?? false,
    carries: policy?.carryForward != null,
    carryCapDays: policy?.carryForward?.capHalfDays == null ? null : policy.carryForward.capHalfDays / 2,
    carryMonths: policy?.carryForward?.months ?? null,
    encashable: policy?.encashable ?? false,
    longestRunDays: policy?.longestRunDays ?? null,
    noticeDays: policy?.noticeDays ?? 0,
    allowsHalfDays: policy?.allowsHalfDays ?? true,
    sandwich: policy?.sandwich ?? false,
    negativeLimitDays: (policy?.negativeLimitHalfDays ?? 0) / 2,
    proofAfterDays: policy?.proofAfterDays ?? null,
    genders: policy?.genders ?? [],
    employmentTypes: policy?.employmentTypes ?? [],
    locationIds: choices(policy?.locations),
    departmentIds: choices(policy?.departments),
    appliesFrom: 'thisYear',
  }
}

const choices = (places: LeavePolicy['locations'] = []) => places.map(({ _id, name }) => ({ value: _id, label: name }))

/** The contract's body. */
export function bodyOf(values: Record<string, unknown>): Record<string, unknown> {
  const { daysAYear, carries, carryCapDays, carryMonths, negativeLimitDays, yearStartsInMonth, ...same } = values
  return {
    ...same,
    halfDaysAYear: halfDays(daysAYear) ?? 0,
    yearStartsInMonth: Number(yearStartsInMonth),
    carryForward: carries === true ? { capHalfDays: halfDays(carryCapDays), months: carryMonths ?? null } : null,
    negativeLimitHalfDays: halfDays(negativeLimitDays) ?? 0,
    waitingDays: values['waitingDays'] ?? 0,
    noticeDays: values['noticeDays'] ?? 0,
  }
}

const fields: Record<string, string> = {
  halfDaysAYear: 'daysAYear',
  'carryForward.capHalfDays': 'carryCapDays',
  'carryForward.months': 'carryMonths',
  carryForward: 'carries',
  negativeLimitHalfDays: 'negativeLimitDays',
}

/** The field that shows an error of the body. */
export const fieldOf = (path: string) => fields[path] ?? path

export const accrualLabels: Record<LeavePolicy['accrual'], string> = {
  atOnce: t`At the start of the leave year`,
  monthly: t`Monthly`,
  quarterly: t`Quarterly`,
  halfYearly: t`Half-yearly`,
}

export function carryText({ carryForward, halfDaysAYear }: LeavePolicy): string {
  if (halfDaysAYear === 0) return '–'
  if (carryForward === null) return t`Lapses`
  const { capHalfDays, months } = carryForward
  if (capHalfDays === null) {
    return months === null
      ? t`Carried forward`
      : plural(months, { one: 'Carried forward for # month', other: 'Carried forward for # months' })
  }
  const cap = daysText(capHalfDays)
  return months === null
    ? t`Up to ${cap} carried forward`
    : plural(months, {
        one: `Up to ${cap} carried forward for # month`,
        other: `Up to ${cap} carried forward for # months`,
      })
}

/** Half-days as days: `12`, `2.5`. */
export const daysText = (halfDays: number) => (halfDays / 2).toLocaleString('en-IN')

// A quarter of a day would not be whole: the contract then says that only half-days are possible.
const halfDays = (days: unknown) => (typeof days === 'number' ? days * 2 : null)
