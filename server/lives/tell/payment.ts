import { settleExit } from '../settle-exit.ts'
import type { Teller } from './teller.ts'

/** Takes effect in the next run. */
export const hold: Teller<'hold'> = (company, person, { release }) => {
  company.toHold.set(person, release)
  return Promise.resolve(true)
}

export const unsettled: Teller<'unsettled'> = async (company, person) => {
  const params = { id: person.employee }
  if (person.leftOn === null || person.salaries.size === 0) return false
  const { payslipId } = await company.admin.call('GET /api/v1/employee/settlement/{id}', { params })
  if (payslipId === null) return false
  const body = { reason: 'The notice was forgotten' }
  await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', { params: { id: payslipId }, body })
  await settleExit(company, person)
  return true
}

/** The person's own account; a changed one takes effect some days later. */
export const bank: Teller<'bank'> = async ({ admin, people }, person) => {
  person.accounts += 1
  const accountNumber = `5010${people.indexOf(person)}${String(person.accounts).padStart(6, '0')}`
  const body = {
    ...{ holderName: person.is.name, accountNumber, accountNumberAgain: accountNumber, ifsc: 'HDFC0001234' },
    accountType: 'savings' as const,
  }
  await admin.call('PUT /api/v1/employee/bank-details/{id}', { params: { id: person.employee }, body })
  return true
}

/** Takes effect in the next run. */
export const returned: Teller<'returned'> = (company, person, { again }) => {
  company.toReturn.set(person, again)
  return Promise.resolve(true)
}
