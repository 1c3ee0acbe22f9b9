import { t } from '@lingui/core/macro'

const yesNo = { yes: t`Yes`, no: t`No` }
const employment = { fullTime: t`Full time`, partTime: t`Part time`, contract: t`Contract`, intern: t`Intern` }
const genders = { female: t`Female`, male: t`Male`, other: t`Other`, notTold: t`Prefer not to say` }

/** The words for a field's codes; other values are free text. */
const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  employmentType: employment,
  employmentTypes: { ...employment, everyone: t`Everyone` },
  gender: genders,
  genders: { ...genders, everyone: t`Everyone` },
  audience: { everyone: t`Everyone`, department: t`Departments`, location: t`Locations`, role: t`Roles` },
  locationIds: { everyone: t`Everyone` },
  departmentIds: { everyone: t`Everyone` },
  maritalStatus: { single: t`Single`, married: t`Married`, divorced: t`Divorced`, widowed: t`Widowed` },
  accountType: { savings: t`Savings`, salary: t`Salary`, current: t`Current` },
  status: {
    onboarding: t`Onboarding`,
    active: t`Active`,
    onNotice: t`On notice`,
    inactive: t`Inactive`,
  },
  plan: { free: t`Free`, growth: t`Growth`, scale: t`Scale` },
  weekStartsOn: {
    ...{ 0: t`Sunday`, 1: t`Monday`, 2: t`Tuesday`, 3: t`Wednesday`, 4: t`Thursday`, 5: t`Friday`, 6: t`Saturday` },
  },
  accrual: { atOnce: t`At once`, monthly: t`Monthly`, quarterly: t`Quarterly`, halfYearly: t`Half-yearly` },
  leaveYear: { calendar: t`Calendar year`, joining: t`From the date of joining` },
  appliesFrom: { thisYear: t`This leave year`, nextYear: t`Next leave year` },
  taxRegime: { old: t`Old regime`, new: t`New regime` },
  paidBy: { pay: t`Pay`, outside: t`Outside of pay` },
  homeAboveLimit: { warn: t`Warning`, refuse: t`Refused` },
  homeNeedsPunches: yesNo,
  call: { reveal: t`Viewing of numbers` },
  type: { earning: t`Earning`, deduction: t`Deduction` },
  ...Object.fromEntries(
    ['isPaid', 'prorate', 'carryForward', 'encashable', 'halfDays', 'sandwich', 'afterProbation', 'isActive'].map(
      (field) => [field, yesNo],
    ),
  ),
}

/** A field's value, in words if it is a code or a list of codes. */
export function codeLabel(field: string, value: string): string {
  const own = codes[field] ?? {}
  const word = (code: string) => (Object.hasOwn(own, code) ? own[code]! : code)
  if (Object.hasOwn(own, value)) return word(value)
  const parts = value.split(', ')
  return parts.every((part) => Object.hasOwn(own, part)) ? parts.map(word).join(', ') : value
}
