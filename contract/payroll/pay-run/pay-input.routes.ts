import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Id, Instant, Month, Paise } from '../../values.ts'
import { benefitKinds } from '../salary/benefit-kinds.ts'
import { oneTimeAmount } from './one-time-amount.ts'
import { deductionNatures, payNatures, type DeductionNature, type PayNature } from '../salary/pay-natures.ts'

/** How the law classifies a payment or deduction. */
const Nature = z.enum(
  [...(Object.keys(payNatures) as [PayNature, ...PayNature[]]), ...deductionNatures],
  'Choose what it is',
)

function isOfDeduction(nature: PayNature | DeductionNature): nature is DeductionNature {
  return deductionNatures.some((one) => one === nature)
}

const Benefit = z.enum(benefitKinds, 'Choose what is given')

/** A one-time payment, a one-time deduction, or a monthly deduction until it ends. */
export const PayInputInput = z
  .object({
    employeeId: z.uuid('Choose an employee'),
    ...oneTimeAmount,
    /** Null: decided by the name. */
    nature: Nature.nullable().default(null),
    /** The kind of benefit in kind; null for anything else. */
    benefit: Benefit.nullable().default(null),
    fromMonth: Month,
    /** The same month for a payment; null for a deduction until someone ends it. */
    toMonth: Month.nullable(),
  })
  .superRefine((input, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['toMonth'], message })
    if (input.type !== 'deduction' && input.toMonth !== input.fromMonth) wrong('A payment is made in one month')
    if (input.nature !== null && input.type !== (isOfDeduction(input.nature) ? 'deduction' : 'earning'))
      context.addIssue({
        code: 'custom',
        path: ['nature'],
        message: isOfDeduction(input.nature) ? 'Only a deduction is one of these' : 'Only a payment is one of these',
      })
    // A fine may not be deducted in instalments. Source: Code on Wages 2019 s.19(5).
    if (input.nature === 'fine' && input.toMonth !== input.fromMonth) wrong('A fine is deducted in one month')
    if (input.benefit !== null && input.nature !== 'perquisite')
      context.addIssue({ code: 'custom', path: ['benefit'], message: 'Only a benefit in kind is one of these' })
    if (input.toMonth !== null && input.toMonth < input.fromMonth) wrong('Choose a month that is not before the first')
  })

export const PayInput = z.object({
  _id: Id,
  employeeId: Id,
  type: z.enum(['earning', 'deduction', 'reimbursement']),
  nature: Nature.nullable(),
  benefit: Benefit.nullable(),
  name: z.string(),
  amountPaise: Paise,
  reason: z.string(),
  fromMonth: Month,
  toMonth: Month.nullable(),
  /** Whether a payslip of an approved run includes it. */
  isPaid: z.boolean(),
  addedBy: z.string().nullable(),
  /** Added by the person themselves, as no one else could. */
  wasAlone: z.boolean(),
  createdAt: Instant,
})

export const payInputRoutes = defineRoutes({
  'GET /api/v1/user/pay-lock': {
    access: ['employeeSalaryWrite', 'payRollHistoryWrite'],
    summary: 'Up to which month pay is locked: whoever adds to pay begins after it.',
    reply: z.object({ lockedTo: Month.nullable() }),
  },
  'GET /api/v1/user/pay-input': {
    access: ['employeeSalaryRead', 'payRollHistoryRead'],
    summary: "An employee's one-time payments and deductions, the newest first.",
    query: z.object({ employeeId: z.uuid('Choose an employee') }),
    reply: z.array(PayInput),
  },
  'POST /api/v1/user/pay-input': {
    access: ['employeeSalaryWrite', 'payRollHistoryWrite'],
    summary: 'Adds a payment or deduction besides the salary.',
    body: PayInputInput,
    reply: z.object({ _id: Id }),
    message: 'Saved',
  },
  'DELETE /api/v1/user/pay-input/{id}': {
    access: ['employeeSalaryWrite', 'payRollHistoryWrite'],
    summary: 'Deletes a payment or deduction; a deduction already made ends with the last locked month.',
    params: z.object({ id: Id }),
    reply: z.object({ endedWith: Month.nullable() }),
  },
})
