import { describe, expect, test } from 'vitest'
import { BankDetailsInput } from './employees/bank-details.routes.ts'
import { BankChangeRequest } from './employees/change-request.routes.ts'
import { CompanyBankInput } from './payroll/pay-run/pay-run-config.routes.ts'
import { bankNameFor } from './bank-names.ts'

describe('the name of the bank', () => {
  test.each([
    ['UTIB0000009', '', 'Axis Bank'],
    ['SBIN0000454', 'Axis Bank', 'State Bank of India'],
    ['SBIN', 'Axis Bank', 'State Bank of India'],
    // Typed as far as this, an IFSC names no bank yet.
    ['SB', 'Axis Bank', 'Axis Bank'],
    // No longer Axis Bank, whichever it is.
    ['ABCD0000454', 'Axis Bank', ''],
    // What someone wrote in their own words stays.
    ['SBIN0000454', 'SBI', 'SBI'],
    ['ABCD0000454', 'Abhyudaya Co-operative Bank', 'Abhyudaya Co-operative Bank'],
  ])('of %s, after %j, is %j', (ifsc, present, name) => {
    expect(bankNameFor(ifsc, present)).toBe(name)
  })

  const number = '501001234821'
  const account = { holderName: 'Priya Nair', accountNumber: number, accountNumberAgain: number, ifsc: 'SBIN0000454' }
  const employeeId = '01930000-0000-7000-8000-0000000000e1'
  const whole = { ...account, employeeId, accountType: 'savings', reason: 'I have moved my account' }
  test.each([
    ['HR, the employee or an import', BankDetailsInput],
    ['a request', BankChangeRequest],
    ['the company or an entity', CompanyBankInput],
  ])('is never that of another bank when entered by %s', (_, schema) => {
    const kept = (ifsc: string, bankName: string) => schema.parse({ ...whole, ifsc, bankName }).bankName
    expect(kept('SBIN0000454', 'Axis Bank')).toBe('State Bank of India')
    expect(kept('SBIN0000454', 'state bank of india')).toBe('State Bank of India')
    for (const name of ['SBI', '']) expect(kept('SBIN0000454', name)).toBe(name)
    // Not in the table: it may be the bank's own name.
    expect(kept('ABCD0000454', 'Axis Bank')).toBe('Axis Bank')
    const differs = schema.safeParse({ ...whole, bankName: 'Axis Bank', accountNumberAgain: '501001234822' })
    expect(differs.error?.issues.map(({ path }) => path.join('.'))).toEqual(['accountNumberAgain'])
  })
})
