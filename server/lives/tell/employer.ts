import { latest, monthOf } from '@muster/engine/day.ts'
import type { Id } from '@muster/contract/values.ts'
import { labs } from '../../features/payroll/legal-entity/testing.ts'
import type { CompanyOfLife } from '../company-of-life.ts'
import { firstOpenMonth } from '../open-month.ts'
import type { Teller } from './teller.ts'

/** A person is employed by another legal entity from the month of a day on, or from the first open month if that was locked by then. */
export const employer: Teller<'employer'> = async (company, person, { day, isOther }) => {
  const from = latest(firstOpenMonth(company), monthOf(day), monthOf(person.joinedOn))
  const entityId = isOther ? await otherEntity(company) : null
  const hasLeft = person.leftOn !== null && from > monthOf(person.leftOn)
  const isAhead = [...person.employers.keys()].some((one) => one > from)
  if (hasLeft || isAhead || ([...person.employers.values()].at(-1) ?? null) === entityId) return false
  const body = { employees: [person.employee], entityId, from }
  await company.admin.call('PUT /api/v1/user/legal-entity-people', { body })
  person.employers.delete(from)
  person.employers.set(from, entityId)
  return true
}

async function otherEntity(company: CompanyOfLife): Promise<Id> {
  company.otherEntity ??= (await company.admin.call('POST /api/v1/user/legal-entity', { body: labs }))._id
  return company.otherEntity
}
