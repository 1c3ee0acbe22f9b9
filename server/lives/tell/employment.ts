import { workCalendarJobs } from '../../testing/calendar-jobs.ts'
import { isEmployed, salaryOn } from '../known.ts'
import { giveSalary } from './people.ts'
import type { Teller } from './teller.ts'

export const exit: Teller<'exit'> = async (company, person, { day }) => {
  if (day < person.joinedOn || person.leftOn === day) return false
  if ([...person.salaries.keys()].some((from) => from > day)) return false
  const body = { status: 'inactive' as const, inactiveDate: day, reason: 'Moves to another place' }
  await company.admin.call('PUT /api/v1/employee/status/{id}', { params: { id: person.employee }, body })
  await workCalendarJobs(company)
  person.leftOn = day
  return true
}

export const stays: Teller<'stays'> = async (company, person) => {
  if (person.leftOn === null) return false
  const params = { id: person.employee }
  await company.admin.call('PUT /api/v1/employee/status/{id}', { params, body: { status: 'active' } })
  await workCalendarJobs(company)
  person.leftOn = null
  return true
}

/** The joining day was different. People who joined earlier get the first salary from that day. */
export const joinedOtherwise: Teller<'joinedOtherwise'> = async (company, person, { day }) => {
  if (day === person.joinedOn || (person.leftOn !== null && day > person.leftOn)) return false
  const first = [...person.salaries.keys()].toSorted()[0]
  const params = { id: person.employee }
  await company.admin.call('PUT /api/v1/employee/basic-info/{id}', { params, body: { joinedOn: day } })
  await workCalendarJobs(company)
  person.joinedOn = day
  if (first !== undefined && day < first) await giveSalary(company, person, day, person.salaries.get(first)!)
  return true
}

export const salaryRaise: Teller<'raise'> = async (company, person, { day, more }) => {
  if (!isEmployed(person, day) || person.salaries.size === 0) return false
  await giveSalary(company, person, day, salaryOn(person, day) + more)
  return true
}

export const salaryCut: Teller<'cut'> = async (company, person, { day, monthly }) => {
  if (!isEmployed(person, day) || person.salaries.size === 0 || salaryOn(person, day) <= monthly) return false
  await giveSalary(company, person, day, monthly)
  return true
}
