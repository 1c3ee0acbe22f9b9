import { z } from 'zod'
import { bankAccount, sameNumberTwice, withBankOfIfsc } from '../bank-account.ts'
import { Upi } from '../identifiers.ts'
import { defineRoutes } from '../routes.ts'
import { Id, text } from '../values.ts'

export const bankAccountTypes = ['savings', 'current', 'salary'] as const

/** Where the pay goes. The account number may be left out if one is already stored. */
export const BankDetailsInput = z
  .object({
    ...bankAccount,
    branch: text('the branch', 80, 0).default(''),
    accountType: z.enum(bankAccountTypes, 'Choose a type'),
    upi: Upi.nullable().default(null),
  })
  .superRefine(sameNumberTwice)
  .overwrite(withBankOfIfsc)

export const BankDetails = z.object({
  _id: Id,
  holderName: z.string(),
  /** Its last four digits. */
  accountNumber: z.string(),
  ifsc: z.string(),
  bankName: z.string(),
  branch: z.string(),
  accountType: z.enum(bankAccountTypes),
  upi: z.string().nullable(),
})

const params = z.object({ id: z.uuid('Employee ID is required') })
const Revealed = z.object({ value: z.string() })

export const bankDetailsRoutes = defineRoutes({
  'POST /api/v1/employee/bank-details': {
    access: 'employeeBankWrite',
    proof: true,
    summary: 'Adds the bank account of an employee.',
    body: z.intersection(BankDetailsInput, z.object({ employeeId: z.uuid('Choose an employee') })),
    reply: BankDetails,
    message: 'Bank details saved',
  },
  'GET /api/v1/employee/bank-details/{id}': {
    access: ['employeeBankRead', 'employeeBankWrite'],
    summary: 'The bank account of an employee with its last four digits; null when there is none.',
    params,
    reply: BankDetails.nullable(),
  },
  'PUT /api/v1/employee/bank-details/{id}': {
    access: 'employeeBankWrite',
    proof: true,
    summary: 'Changes the bank account of an employee.',
    params,
    body: BankDetailsInput,
    reply: BankDetails,
    message: 'Bank details saved',
  },
  'GET /api/v1/employee/bank-details/{id}/reveal': {
    access: 'employeeBankRead',
    summary: 'The account number in full; viewing it is logged.',
    params,
    reply: Revealed,
  },
  'GET /api/v1/employee/self-bank-details': {
    access: 'signedIn',
    summary: "One's own bank account with its last four digits; null when there is none.",
    reply: BankDetails.nullable(),
  },
  'GET /api/v1/employee/self-bank-details/reveal': {
    access: 'signedIn',
    summary: "One's own account number in full.",
    reply: Revealed,
  },
})
