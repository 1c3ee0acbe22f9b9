import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../shared/call/types.ts'

export type EmployeeRow = ReplyOf<RouteOf<'GET /api/v1/employee/basic-info'>>['data'][number]
export type Employee = ReplyOf<RouteOf<'GET /api/v1/employee/basic-info/{id}'>>
export type Personal = ReplyOf<RouteOf<'GET /api/v1/employee/personal-info/{id}'>>
export type Bank = NonNullable<ReplyOf<RouteOf<'GET /api/v1/employee/bank-details/{id}'>>>
export type Permissions = ReplyOf<RouteOf<'GET /api/v1/employee/permissions/{id}'>>
export type Profile = NonNullable<ReplyOf<RouteOf<'GET /api/v1/employee/profile'>>>

export const employmentTypes = [
  { value: 'fullTime', label: t`Full time` },
  { value: 'partTime', label: t`Part time` },
  { value: 'contract', label: t`Contract` },
  { value: 'intern', label: t`Intern` },
]
export const genders = [
  { value: 'female', label: t`Female` },
  { value: 'male', label: t`Male` },
  { value: 'other', label: t`Other` },
  { value: 'notTold', label: t`Prefer not to say` },
]
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'].map((value) => ({
  value,
  label: value,
}))
export const maritalStatuses = [
  { value: 'single', label: t`Single` },
  { value: 'married', label: t`Married` },
  { value: 'divorced', label: t`Divorced` },
  { value: 'widowed', label: t`Widowed` },
]
export const accountTypes = [
  { value: 'savings', label: t`Savings` },
  { value: 'salary', label: t`Salary` },
  { value: 'current', label: t`Current` },
]
export const identityNumbers = [
  { field: 'pan', label: t`PAN` },
  { field: 'aadhaar', label: t`Aadhaar` },
  { field: 'uan', label: t`UAN` },
  { field: 'esi', label: t`ESI number` },
] as const

export const labelOf = (options: readonly { value: string; label: string }[], value: string | null | undefined) =>
  options.find((option) => option.value === value)?.label ?? ''

export const detailPath = (id: string) => `/home/employee-detail/${id}`
export const rehirePath = (id: string) => `/home/add-employee?rehire=${id}`
export const onboardingPath = (id: string, step = '') => `/home/add-employee/${id}${step ? `?step=${step}` : ''}`

/** Reads that show an employee, to be repeated after a change. */
export const employeeReads = [
  'GET /api/v1/employee/basic-info',
  'GET /api/v1/employee/basic-info-counts',
  'GET /api/v1/employee/basic-info/{id}',
  'GET /api/v1/employee/activity/{id}',
] as const
