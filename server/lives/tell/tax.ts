import { financialYear } from '@muster/engine/day.ts'
import { rawAs } from '../company-of-life.ts'
import { firstOpenMonth } from '../open-month.ts'
import { isPaidIn, voluntaryIn } from '../known.ts'
import type { Teller } from './teller.ts'

/** Refused once the year is locked, or tax was deducted by a choice. */
export const regime: Teller<'regime'> = async (company, person) => {
  if (!isPaidIn(person, firstOpenMonth(company))) return false
  const body = { financialYear: financialYear(company.today), regime: 'old' as const }
  return (await rawAs(company, person, 'PUT /api/v1/employee/self-tax-regime', { body })).status === 200
}

export const declaration: Teller<'declaration'> = async (company, person, { amount }) => {
  if (!isPaidIn(person, firstOpenMonth(company))) return false
  const details = { section: '80C', kind: 'ppf', note: '', amountPaise: amount * 100 } as const
  const body = { financialYear: financialYear(company.today), details }
  return (await rawAs(company, person, 'POST /api/v1/employee/self-tax-item', { body })).status === 200
}

/** A voluntary contribution, from the first open month. */
export const voluntary: Teller<'voluntary'> = async (company, person, { amount }) => {
  const month = firstOpenMonth(company)
  if (!isPaidIn(person, month) || voluntaryIn(person, month) === amount) return false
  const params = { id: person.employee }
  const { value } = await company.admin.call('GET /api/v1/employee/statutory/{id}', { params })
  const body = {
    from: month,
    note: '',
    value: { ...value, vpf: { type: 'amount' as const, monthlyPaise: amount * 100 } },
  }
  await company.admin.call('PUT /api/v1/employee/statutory/{id}', { params, body })
  person.voluntary.set(month, amount)
  return true
}
