import { z } from 'zod'
import type { Permission } from '../permissions.ts'

/** What one person alone must not do, and who could be the second one: whoever holds the permission. */
export const twoPersonAreas = {
  payRun: {
    label: 'Approving pay runs',
    description: 'Whoever started or calculated a pay run cannot approve it.',
    permission: 'payRollHistoryWrite',
  },
  payment: {
    label: 'Paying pay runs',
    description: 'Whoever approved a pay run cannot download its bank file or mark it as paid.',
    permission: 'payRollHistoryWrite',
  },
  salary: {
    label: 'Salaries and one-time payments',
    description: 'New and revised salaries, one-time payments and deductions.',
    permission: 'employeeSalaryWrite',
  },
  employeeBank: {
    label: "Employees' bank accounts",
    description: 'Changes to a bank account that pay goes to. The first account of an employee needs no approval.',
    permission: 'employeeBankWrite',
  },
  companyBank: {
    label: "The company's bank account",
    description: 'The account that pay is debited from.',
    permission: 'payRunConfigWrite',
  },
  access: {
    label: 'Privileged access',
    description:
      'Roles and permissions that can change pay, people, roles or settings, and the sign-in email of people who hold them.',
    permission: 'permissionWrite',
  },
} as const satisfies Record<string, { label: string; description: string; permission: Permission }>

export type TwoPersonArea = keyof typeof twoPersonAreas
export const TwoPersonArea = z.enum(Object.keys(twoPersonAreas) as [TwoPersonArea, ...TwoPersonArea[]])

/** Permissions that can change pay, people, roles or settings. */
export const privilegedPermissions: readonly Permission[] = [
  'informationWrite',
  'access_statutory_settings',
  'allEmployeeWrite',
  'employeeBankWrite',
  'employeeSalaryWrite',
  'permissionWrite',
  'attendanceWrite',
  'salaryComponentWrite',
  'salaryTemplateWrite',
  'payRunConfigWrite',
  'payRollHistoryWrite',
]
