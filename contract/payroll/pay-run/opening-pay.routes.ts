import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Id, Instant, Month, Paise } from '../../values.ts'

const Amount = Paise.min(0, 'Enter an amount of zero or more').default(0)

/** What an employee was paid and what was deducted, in one month or in several together. */
export const openingFigures = {
  /** All of section 17(1), including exempt parts. */
  salaryPaise: Paise.min(1, 'Enter the gross salary'),
  basicPaise: Amount,
  daPaise: Amount,
  hraPaise: Amount,
  ltaPaise: Amount,
  /** The part of the salary that is exempt in both tax regimes. */
  exemptPaise: Amount,
  perquisitesPaise: Amount,
  employerNpsPaise: Amount,
  /** The employer's PF without the pension share. */
  employerPfPaise: Amount,
  superannuationPaise: Amount,
  /** The employee's PF, including VPF. */
  pfPaise: Amount,
  /** Wages on which ESI was paid; 0 if not covered. */
  esiWagesPaise: Amount,
  ptPaise: Amount,
  tdsPaise: Amount,
  /** Null: basic and dearness allowance. */
  bonusWagesPaise: Paise.min(0, 'Enter an amount of zero or more').nullable().default(null),
  /** Null: every day of the months. */
  paidHalfDays: z.int('Enter days in halves').min(0, 'Enter days of zero or more').nullable().default(null),
}

export const openingMonths = { fromMonth: Month, toMonth: Month }

interface Written {
  fromMonth: string
  toMonth: string
  salaryPaise: number
  basicPaise: number
  daPaise: number
  hraPaise: number
  ltaPaise: number
  exemptPaise: number
  pfPaise: number
  ptPaise: number
  tdsPaise: number
  perquisitesPaise: number
  paidHalfDays: number | null
}

/** Errors within the figures themselves, by field. */
export function openingFaults(input: Written): { path: keyof Written; message: string }[] {
  const faults: { path: keyof Written; message: string }[] = []
  if (input.toMonth < input.fromMonth)
    faults.push({ path: 'toMonth', message: 'Choose a month that is not before the first' })
  else if (halfYear(input.fromMonth) !== halfYear(input.toMonth))
    faults.push({
      path: 'toMonth',
      message: 'Enter April to September and October to March separately: ESI and half-yearly tax begin anew',
    })
  else if (input.paidHalfDays !== null && input.paidHalfDays > daysIn(input) * 2)
    faults.push({ path: 'paidHalfDays', message: 'These months have fewer days' })
  const { basicPaise, daPaise, hraPaise, ltaPaise, salaryPaise } = input
  if (basicPaise + daPaise + hraPaise + ltaPaise > salaryPaise)
    faults.push({ path: 'salaryPaise', message: 'Basic, DA, HRA and LTA are more than the gross salary' })
  if (input.exemptPaise > salaryPaise) faults.push({ path: 'exemptPaise', message: 'More than the gross salary' })
  if (input.pfPaise > salaryPaise) faults.push({ path: 'pfPaise', message: 'More than the gross salary' })
  if (input.ptPaise > salaryPaise) faults.push({ path: 'ptPaise', message: 'More than the gross salary' })
  if (input.tdsPaise > salaryPaise + input.perquisitesPaise)
    faults.push({ path: 'tdsPaise', message: 'More than the gross salary and perquisites' })
  return faults
}

function halfYear(month: string): string {
  const [year, of] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  return of >= 4 && of <= 9 ? `${year} 1` : `${of < 4 ? year - 1 : year} 2`
}

function daysIn({ fromMonth, toMonth }: Pick<Written, 'fromMonth' | 'toMonth'>): number {
  const at = (month: string, add: number) => Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + add, 1)
  return Math.round((at(toMonth, 1) - at(fromMonth, 0)) / 86_400_000)
}

const figures = z.object({ ...openingMonths, ...openingFigures })

function checked(input: z.output<typeof figures>, context: z.RefinementCtx): void {
  for (const { path, message } of openingFaults(input)) context.addIssue({ code: 'custom', path: [path], message })
}

export const OpeningPayInput = figures.extend({ employeeId: z.uuid('Choose an employee') }).superRefine(checked)
export const OpeningPayChange = figures.superRefine(checked)

export const OpeningPay = figures.extend({
  _id: Id,
  addedBy: z.string().nullable(),
  /** Entered by the person themselves, as no one else could. */
  wasAlone: z.boolean(),
  writtenAt: Instant,
})

const access = ['employeeSalaryWrite', 'payRollHistoryWrite'] as const
const params = z.object({ id: z.uuid('Entry ID is required') })

export const openingPayRoutes = defineRoutes({
  'GET /api/v1/user/opening-pay': {
    access: ['employeeSalaryRead', 'payRollHistoryRead'],
    summary:
      'What this company paid an employee before its first pay run here, by month or as totals, the newest first.',
    query: z.object({ employeeId: z.uuid('Choose an employee') }),
    reply: z.object({
      entries: z.array(OpeningPay),
      /** The first month run here, after which nothing can be entered; null before any run. */
      firstRun: Month.nullable(),
      /** The first locked payslip calculated from it; null while it can be changed. */
      usedIn: Month.nullable(),
    }),
  },
  'POST /api/v1/user/opening-pay': {
    access,
    summary: 'Adds what was paid and deducted in months before the first pay run here.',
    body: OpeningPayInput,
    reply: z.object({ _id: Id }),
    message: 'Saved',
  },
  'PUT /api/v1/user/opening-pay/{id}': {
    access,
    summary: 'Changes such months, as long as no locked payslip was calculated from them.',
    params,
    body: OpeningPayChange,
    reply: z.null(),
    message: 'Saved',
  },
  'DELETE /api/v1/user/opening-pay/{id}': {
    access,
    summary: 'Deletes such months, as long as no locked payslip was calculated from them.',
    params,
    reply: z.null(),
  },
})
