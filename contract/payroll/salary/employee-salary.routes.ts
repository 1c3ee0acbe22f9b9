import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Day, Id, Instant, Month, Paise } from '../../values.ts'
import { EmployerContribution, PayEstimate } from './employer-cost.ts'
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
  /** What a payslip has, by the law of today; only of the salary that applies now, and null where a month cannot be calculated. */
  estimate: PayEstimate.nullable(),
  addedBy: z.string().nullable(),
  /** Entered by the person themselves, as no one else could. */
  wasAlone: z.boolean(),
  createdAt: Instant,
})

/** What a salary would owe for locked months; below zero where they paid more. */
export const RevisionArrears = z.object({
  /** Pay of each month before PF, ESI and tax, the oldest first. */
  months: z.array(z.object({ month: Month, amountPaise: Paise })),
  totalPaise: Paise,
  /** The pay run that pays them; null for someone whom no open pay run includes. */
  paidWith: z.object({ month: Month, payDate: Day }).nullable(),
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
  'POST /api/v1/employee/salary-arrears': {
    heavy: true,
    // The difference tells the present salary, so it takes the permission to read pay.
    access: 'employeeSalaryRead',
    reads: true,
    summary:
      'The arrears that a salary which is not saved would bring for locked months, and the pay run that pays them.',
    body: SalaryInput.extend({ employeeId: z.uuid('Choose an employee') }),
    reply: RevisionArrears,
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
