import type { Day, Id } from '@muster/contract/values.ts'
import { workCalendarJobs } from './calendar-jobs.ts'
import { aCompany } from './company.ts'
import { testNow } from './server.ts'
import { leave } from '../features/leave/index.ts'

/** A company in which Priya takes casual leave, Anita decides and Hema maintains the calendar, on Friday 20 November 2026. */
export async function aCompanyWithLeave() {
  const company = await aCompany()
  company.clock.set(testNow)
  await company.within((tx) => leave.seed(tx))
  const anita = await company.employee('Anita Rao', { role: 'Manager' })
  const priya = await company.employee('Priya Nair', { reportsTo: anita })
  const hema = await company.employee('Hema Rao', { role: 'HR' })
  await company.within((tx) => leave.join(tx, priya.employee))

  const balances = () => priya.call('GET /api/v1/employee/leave-policy-days', { query: {} })
  const casual = (await balances()).find(({ code }) => code === 'CL')!._id
  const balance = async () => (await balances()).find(({ _id }) => _id === casual)!
  const ask = async (from: Day, to: Day, policyId = casual) =>
    (await priya.call('POST /api/v1/employee/leave', { body: { policyId, from, to, reason: 'A wedding at home' } }))._id
  const decide = (id: Id, status: 'approved' | 'rejected') =>
    anita.call('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: { status, note: 'As you asked' } })
  const taken = async (from: Day, to: Day, policyId = casual) => {
    const id = await ask(from, to, policyId)
    await decide(id, 'approved')
    return id
  }
  const request = (id: Id) => priya.call('GET /api/v1/employee/leave/{id}', { params: { id } })
  const body = (day: Day, more: object = {}) => ({
    ...{ name: 'Diwali', day, kind: 'public' as const, locationIds: [] as Id[] },
    ...more,
  })
  const declare = async (day: Day, more: object = {}) => {
    const { _id } = await hema.call('POST /api/v1/employee/holiday', { body: body(day, more) })
    await workCalendarJobs(company)
    return _id
  }
  const takeBack = async (id: Id) => {
    await hema.call('DELETE /api/v1/employee/holiday/{id}', { params: { id } })
    await workCalendarJobs(company)
  }
  const news = async () => (await priya.call('GET /api/v1/notification/all')).map(({ message }) => message)
  const rowsOf = async (day: string) =>
    (await balance()).rows.filter(({ on }) => on.endsWith(day)).map(({ halfDays, text }) => [halfDays, text])
  return {
    ...{ company, anita, priya, hema, casual },
    ...{ balances, balance, ask, decide, taken, request, body, declare, takeBack, news, rowsOf },
  }
}
