import { workCalendarJobs } from '../../testing/calendar-jobs.ts'
import { monthOf } from '@muster/engine/day.ts'
import type { Month } from '@muster/contract/values.ts'
import type { CompanyOfLife, Somebody } from '../company-of-life.ts'
import { isEmployed, placeOn, salaryOn } from '../known.ts'
import { paidSlips, unreversed } from '../paid.ts'
import { placeIn } from '../places.ts'
import { giveSalary } from './people.ts'
import type { Teller } from './teller.ts'

export const exit: Teller<'exit'> = async (company, person, { day }) => {
  if (day < person.joinedOn || person.leftOn === day || person.again) return false
  if ([...person.salaries.keys()].some((from) => from > day)) return false
  const body = { status: 'inactive' as const, inactiveDate: day, reason: 'Moves to another place' }
  await company.admin.call('PUT /api/v1/employee/status/{id}', { params: { id: person.employee }, body })
  await workCalendarJobs(company)
  person.leftOn = day
  return true
}

export const stays: Teller<'stays'> = async (company, person) => {
  if (person.leftOn === null || person.again) return false
  const params = { id: person.employee }
  await company.admin.call('PUT /api/v1/employee/status/{id}', { params, body: { status: 'active' } })
  await workCalendarJobs(company)
  person.leftOn = null
  return true
}

/** Hired again, in a later month: a further employment, with a first salary. */
export const again: Teller<'again'> = async (company, person, { day, monthly }) => {
  const { leftOn } = person
  if (leftOn === null || person.again || monthOf(day) <= monthOf(leftOn)) return false
  const n = company.people.length
  const params = { id: person.employee }
  const before = await company.admin.call('GET /api/v1/employee/basic-info/{id}', { params })
  const { firstName, lastName, workEmail, role, shift } = before
  const state = placeOn(person, day)
  const { _id: employee } = await company.admin.call('POST /api/v1/employee/rehire/{id}', {
    params,
    body: {
      ...{ firstName, lastName, workEmail, code: `E-${n}`, joinedOn: day },
      ...{ roleId: role._id, shiftId: shift!._id, locationId: await placeIn(company, state) },
    },
  })
  await company.admin.call('PUT /api/v1/employee/status/{id}', { params: { id: employee }, body: { status: 'active' } })
  await workCalendarJobs(company)
  const { is, account, away, genders, panAt, accounts } = person
  const told = { joinedOn: day, told: company.today, salaryTold: company.today, monthly, state }
  const next: Somebody = {
    ...{ is: { ...is, ...told }, former: person, employee, account, joinedOn: day, leftOn: null, salaries: new Map() },
    ...{ away, absent: new Map(), paidLeave: new Map(), unpaidLeave: new Map(), there: new Map(), once: [], loans: [] },
    ...{ places: new Map([['1900-01-01', state]]), employers: new Map(), voluntary: new Map() },
    ...{ genders: [...genders], panAt, accounts, declared: [] },
  }
  person.again = next
  company.people.push(next)
  await giveSalary(company, next, day, monthly)
  return true
}

/** The joining day was different. People who joined earlier get the first salary from that day. */
export const joinedOtherwise: Teller<'joinedOtherwise'> = async (company, person, { day }) => {
  const { leftOn, former } = person
  if (day === person.joinedOn || (leftOn !== null && day > leftOn)) return false
  if (former?.leftOn && monthOf(day) <= monthOf(former.leftOn)) return false
  const first = [...person.salaries.keys()].toSorted()[0]
  const told = { params: { id: person.employee }, body: { joinedOn: day } }
  if (await isPaidBefore(company, person, monthOf(day))) {
    // What was paid for a month is not recovered by a date.
    await company.admin.refused('PUT /api/v1/employee/basic-info/{id}', told)
    return false
  }
  await company.admin.call('PUT /api/v1/employee/basic-info/{id}', told)
  await workCalendarJobs(company)
  person.joinedOn = day
  if (first !== undefined && day < first) await giveSalary(company, person, day, person.salaries.get(first)!)
  return true
}

async function isPaidBefore(company: CompanyOfLife, person: Somebody, first: Month): Promise<boolean> {
  const slips = await paidSlips(company)
  return unreversed(slips, person).some(({ kind, month }) => kind === 'regular' && month < first)
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
