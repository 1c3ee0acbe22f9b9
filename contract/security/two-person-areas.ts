import { z } from 'zod'
import type { Permission } from '../permissions.ts'

/** Acts that need a second person, and who that could be: holders of the permission. */
export const twoPersonAreas = {
  payRun: {
    label: 'Approving pay runs',
    description:
      'Whoever started or calculated a pay run cannot approve it, and no one opens an approved run again alone.',
    permission: 'payRollHistoryWrite',
  },
  payment: {
    label: 'Paying pay runs',
    description:
      'Whoever approved a pay run cannot download its bank file or mark it as paid. Releasing pay that is on hold, and taking a payment mark back, need a second person.',
    permission: 'payRollHistoryWrite',
  },
  salary: {
    label: 'Salaries and one-time payments',
    description: 'New and revised salaries, one-time payments and deductions.',
    permission: 'employeeSalaryWrite',
  },
  loan: {
    label: 'Loans and leave encashment',
    description: 'Loans and advances with their repayments and write-offs, and leave that is paid out.',
    permission: 'employeeSalaryWrite',
  },
  settlement: {
    label: 'Final settlements and reversals',
    description: 'Whoever decided on a final settlement cannot approve it, and no one reverses a payslip alone.',
    permission: 'payRollHistoryWrite',
  },
  employeeBank: {
    label: "Employees' bank accounts",
    description: 'Changes to a bank account that pay goes to. The first account of an employee needs no approval.',
    permission: 'employeeBankWrite',
  },
  companyBank: {
    label: "The company's bank account",
    description: 'The account that pay is debited from, and the templates of bank files once a pay run is approved.',
    permission: 'payRunConfigWrite',
  },
  salarySetup: {
    label: 'Salary components and templates',
    description: 'Changes to components and templates in use, once a pay run is approved.',
    permission: 'salaryTemplateWrite',
  },
  paySettings: {
    label: 'Pay run configuration',
    description: 'Pay day, day basis and rounding, once a pay run is approved.',
    permission: 'payRunConfigWrite',
  },
  statutory: {
    label: 'Statutory settings',
    description: 'Settings, registrations and overrides of statutory values, once a pay run is approved.',
    permission: 'access_statutory_settings',
  },
  access: {
    label: 'Privileged access',
    description:
      'Roles and permissions that can change pay, people, roles or settings, and the sign-in email of people who hold them.',
    permission: 'permissionWrite',
  },
  approvalRules: {
    label: 'Approval levels',
    description:
      'Who approves leave, claims, travel and the other requests, and what happens when no one decides in time.',
    permission: 'informationWrite',
  },
  erasure: {
    label: 'Erasing personal data',
    description:
      'Erasing the personal data of someone who has left. The erasure begins three days later and can be stopped until then.',
    permission: 'allEmployeeWrite',
  },
} as const satisfies Record<string, { label: string; description: string; permission: Permission }>

export type TwoPersonArea = keyof typeof twoPersonAreas
export const TwoPersonArea = z.enum(Object.keys(twoPersonAreas) as [TwoPersonArea, ...TwoPersonArea[]])
