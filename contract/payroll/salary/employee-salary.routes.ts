import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Day, Id, Instant } from '../../values.ts'
import { EmployerContribution } from './employer-cost.ts'
import { SalaryLine, SalaryTotals } from './salary-breakdown.routes.ts'
import { AnnualCtc } from './salary-calculation.ts'

export const SalaryInput = z.object({
  templateId: z.uuid('Choose a salary template'),
  annualCtcPaise: AnnualCtc,
  startsOn: Day,
})

/** A salary from a day on; `endsOn` is the day before the next one begins. */
export const Salary = z.object({
  _id: Id,
  startsOn: Day,
  endsOn: Day.nullable(),
  state: z.enum(['past', 'current', 'future']),
  annualCtcPaise: z.int(),
  /** Compared with the previous salary, in hundredths of a per cent. */
  changeBasisPoints: z.int().nullable(),
  templateId: Id.nullable(),
  templateName: z.string(),
  lines: z.array(SalaryLine),
  totals: SalaryTotals,
  /** Employer contributions within the CTC, as calculated when the salary was given. */
  contributions: z.array(EmployerContribution),
  addedBy: z.string().nullable(),
  createdAt: Instant,
})

/** Newest first. */
const Salaries = z.object({ salaries: z.array(Salary) })

export const employeeSalaryRoutes = defineRoutes({
  'POST /api/v1/employee/salary': {
    access: 'employeeSalaryWrite',
    proof: true,
    summary: 'Gives an employee a salary from a day on.',
    body: SalaryInput.extend({ employeeId: z.uuid('Choose an employee') }),
    reply: z.object({ _id: Id }),
    message: 'Salary saved',
  },
  'GET /api/v1/employee/self-salary': {
    access: 'signedIn',
    former: true,
    summary: "The caller's own salaries.",
    reply: Salaries,
  },
  'GET /api/v1/employee/salary/{id}': {
    access: 'employeeSalaryRead',
    summary: "An employee's salaries.",
    params: z.object({ id: z.uuid('Employee ID is required') }),
    reply: Salaries,
  },
  'PUT /api/v1/employee/salary/{id}': {
    access: 'employeeSalaryWrite',
    proof: true,
    summary: 'Revises the salary of an employee from a day on; what was paid before stays as it was.',
    params: z.object({ id: z.uuid('Employee ID is required') }),
    body: SalaryInput,
    reply: z.object({ _id: Id }),
    message: 'Salary saved',
  },
})
