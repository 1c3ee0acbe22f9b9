import { settles } from './settles.ts'
import type { Teller } from './teller.ts'

/** Done with the next run. */
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
  await settles(company, person)
  return true
}
