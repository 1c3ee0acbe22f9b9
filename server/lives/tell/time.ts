import { days, firstDay, monthOf } from '@muster/engine/day.ts'
import type { AllRoutes } from '@muster/contract/all-routes.ts'
import type { BodySent } from '@muster/contract/routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { workCalendarJobs } from '../../testing/calendar-jobs.ts'
import { rawAs, type CompanyOfLife, type Somebody } from '../company-of-life.ts'
import type { Teller } from './teller.ts'
import { isEmployed, isWorkingDay, lostHalfDays } from '../known.ts'

export const absence: Teller<'absence'> = async (company, person, { day }) => {
  const isKnown = day >= person.is.told && day < company.today
  if (!isKnown || !isEmployed(person, day) || !isWorkingDay(company, day)) return false
  if (person.absent.has(day) || person.away.has(day)) return false
  person.absent.set(day, await sayOfDay(company, person, day, 2, true))
  return true
}

export const presence: Teller<'presence'> = async (company, person, { day }) => {
  // The last day of known loss of pay up to the day of the fact.
  const isLost = (one: Day) => !person.unpaidLeave.has(one) && lostHalfDays(company, person, one) > 0
  const lost = days(firstDay(company.life.begins), day).findLast(isLost)
  if (lost === undefined || lost >= company.today) return false
  const how = await sayOfDay(company, person, lost, lostHalfDays(company, person, lost), false)
  if (!person.absent.delete(lost)) person.there.set(lost, how)
  return true
}

export const leave: Teller<'leave'> = async (company, person, { day, to, policy, half }) => {
  if (!isEmployed(person, day) || !isEmployed(person, to) || to >= company.today) return false
  if (person.leftOn !== null && person.leftOn <= company.today) return false
  const part = half ? ('second' as const) : ('full' as const)
  const span = { policyId: company.leavePolicies.get(policy)!, from: day, to, fromPart: part, toPart: part }
  const body = { ...span, reason: 'Away with the family' }
  const _id = await asked(company, person, body)
  if (_id === undefined) return false
  const decision = { params: { id: _id }, body: { status: 'approved' as const } }
  await company.admin.call('PUT /api/v1/employee/leave-approval/{id}', decision)
  // The other half of a day without a record is lost as well, except on days before tracking.
  for (const one of days(day, to))
    if (policy === 'CL') person.paidLeave.set(one, half ? 1 : 2)
    // Approved unpaid leave overrides punches, and HR's record of a locked day overrides the leave.
    else if (person.there.get(one) !== 'late')
      person.unpaidLeave.set(one, half && (person.there.has(one) || one < person.is.told) ? 1 : 2)
  return true
}

export const holiday: Teller<'holiday'> = async (company, _, { day }) => {
  if (company.holidays.has(day) || !isWorkingDay(company, day)) return false
  if (company.people.some((one) => one?.absent.get(day) === 'late')) return false
  const body = { name: 'Festival', day, kind: 'public' as const, locationIds: [] }
  await company.admin.call('POST /api/v1/employee/holiday', { body })
  await workCalendarJobs(company)
  company.holidays.add(day)
  return true
}

/** Before the month is locked the punches are corrected; afterwards the difference is recorded for the next run. */
async function sayOfDay(company: CompanyOfLife, person: Somebody, day: Day, halfDays: number, isAbsent: boolean) {
  const params = { id: person.employee }
  const reason = 'As the register says'
  if (company.lockedTo !== null && monthOf(day) <= company.lockedTo) {
    const body = { day, halfDays: isAbsent ? halfDays : -halfDays, reason }
    await company.admin.call('POST /api/v1/employee/late-attendance/{id}', { params, body })
    return 'late'
  }
  const spans = isAbsent ? [] : [{ in: '09:30', out: '18:30' }]
  await company.admin.call('PUT /api/v1/employee/attendance/{id}', { params, body: { day, spans, reason } })
  return 'corrected'
}

/** The submitted leave; undefined if not available: the balance is used up, or there is other leave. */
async function asked(
  company: CompanyOfLife,
  person: Somebody,
  body: BodySent<AllRoutes['POST /api/v1/employee/leave']>,
) {
  const { status, body: answer } = await rawAs(company, person, 'POST /api/v1/employee/leave', { body })
  if (status === 200) return (answer as { data: { _id: Id } }).data._id
  if (status === 400) return undefined
  throw new Error(`Leave was answered with ${status}: ${JSON.stringify(answer)}`)
}
