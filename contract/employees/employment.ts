import { z } from 'zod'

export const employeeStatuses = ['onboarding', 'active', 'onNotice', 'inactive'] as const
export const EmployeeStatus = z.enum(employeeStatuses, 'Choose a status')
export type EmployeeStatus = z.output<typeof EmployeeStatus>

export const employmentTypes = ['fullTime', 'partTime', 'contract', 'intern'] as const
export const EmploymentType = z.enum(employmentTypes, 'Choose a type')
export type EmploymentType = z.output<typeof EmploymentType>
