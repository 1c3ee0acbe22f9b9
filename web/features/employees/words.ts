import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../shared/call/types.ts'

export type EmployeeRow = ReplyOf<RouteOf<'GET /api/v1/employee/basic-info'>>['data'][number]
export type Employee = ReplyOf<RouteOf<'GET /api/v1/employee/basic-info/{id}'>>
export type Personal = ReplyOf<RouteOf<'GET /api/v1/employee/personal-info/{id}'>>
export type Bank = NonNullable<ReplyOf<RouteOf<'GET /api/v1/employee/bank-details/{id}'>>>
export type Permissions = ReplyOf<RouteOf<'GET /api/v1/employee/permissions/{id}'>>
export type Profile = NonNullable<ReplyOf<RouteOf<'GET /api/v1/employee/profile'>>>

export const employmentTypes = [
  { value: 'fullTime', label: 'Full time' },
  { value: 'partTime', label: 'Part time' },
  { value: 'contract', label: 'Contract' },
  { value: 'intern', label: 'Intern' },
]
export const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
  { value: 'notTold', label: 'Not told' },
]
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'].map((value) => ({ value, label: value }))
export const maritalStatuses = [
  { value: 'single', label: 'Single' },
  { value: 'married', label: 'Married' },
  { value: 'divorced', label: 'Divorced' },
  { value: 'widowed', label: 'Widowed' },
]
export const accountTypes = [
  { value: 'savings', label: 'Savings' },
  { value: 'salary', label: 'Salary' },
  { value: 'current', label: 'Current' },
]
export const identityNumbers = [
  { field: 'pan', label: 'PAN' },
  { field: 'aadhaar', label: 'Aadhaar' },
  { field: 'uan', label: 'UAN' },
  { field: 'esi', label: 'ESI number' },
] as const

export const labelOf = (options: readonly { value: string; label: string }[], value: string | null | undefined) =>
  options.find((option) => option.value === value)?.label ?? ''

export const detailPath = (id: string) => `/home/employee-detail/${id}`
export const onboardingPath = (id: string, step = '') => `/home/add-employee/${id}${step ? `?step=${step}` : ''}`

/** What shows an employee and has to be read again after a change. */
export const employeeReads = [
  'GET /api/v1/employee/basic-info',
  'GET /api/v1/employee/basic-info-counts',
  'GET /api/v1/employee/basic-info/{id}',
  'GET /api/v1/employee/activity/{id}',
] as const
