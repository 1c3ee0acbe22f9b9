import { z } from 'zod'
import { nameText } from '../name.ts'
import { defineRoutes } from '../routes.ts'
import { LineType } from '../payroll/pay-run/payslip-line.ts'
import { Day, Email, Id, Month, Paise } from '../values.ts'

/** Maximum number of people at once. */
export const mostQuickAdded = 50

const AnnualCtc = z
  .int('Enter the annual CTC')
  .min(1_00, 'Enter the annual CTC')
  .max(10_00_00_000_00, 'Enter at most ₹10,00,00,000')

export const QuickPerson = z.object({
  name: nameText('a name', 120, 2),
  email: Email,
  annualCtcPaise: AnnualCtc,
})

/** New people with the minimum a payslip needs; everything else gets defaults, or is requested from them. */
export const QuickAdd = z
  .object({
    /** The caller, if also an employee: the annual CTC, or null for someone without a salary. */
    myself: z.object({ annualCtcPaise: AnnualCtc.nullable() }).nullable().default(null),
    people: z.array(QuickPerson).max(mostQuickAdded, `Add at most ${mostQuickAdded} people at a time`),
    joinedOn: Day,
    locationId: Id.nullable().default(null),
    /** Mails an invitation to everyone. */
    isInvited: z.boolean().default(false),
  })
  .refine(({ myself, people }) => myself !== null || people.length > 0, {
    path: ['people'],
    message: 'Enter at least one person',
  })

const DryPayslip = z.object({
  name: z.string(),
  grossPaise: Paise,
  deductionsPaise: Paise,
  netPaise: Paise,
  employerPaise: Paise,
  lines: z.array(
    z.object({
      name: z.string(),
      kind: LineType,
      amountPaise: Paise,
    }),
  ),
  /** Why there is no payslip, or what is wrong with it. */
  problem: z.string().nullable(),
})

export const quickAddRoutes = defineRoutes({
  'POST /api/v1/user/quick-add/payrun-rehearsal': {
    heavy: true,
    access: 'allEmployeeWrite',
    also: 'employeeSalaryWrite',
    reads: true,
    summary: "This month's payslips of people who are to be added, calculated without storing anything.",
    body: QuickAdd,
    reply: z.object({ month: Month, payslips: z.array(DryPayslip) }),
  },
  'POST /api/v1/user/quick-add': {
    access: 'allEmployeeWrite',
    also: 'employeeSalaryWrite',
    summary: 'Adds people by name, email and CTC before the first pay run is approved: all of them or no one.',
    body: QuickAdd,
    reply: z.object({ added: z.int() }),
    message: 'Employees added',
  },
})
