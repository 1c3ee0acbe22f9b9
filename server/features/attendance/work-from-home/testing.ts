import type { Id } from '@muster/contract/values.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { leave } from '../../leave/index.ts'
import { attendanceFeature } from '../index.ts'

/** Work-from-home actions in a company of Anita and Priya, who reports to her. */
export async function aHomeCompany() {
  const company = await aCompany()
  company.clock.set('2026-11-02T04:00:00.000Z')
  const anita = await company.employee('Anita Rao', { role: 'Manager' })
  const priya = await company.employee('Priya Nair', { reportsTo: anita, joinedOn: '2026-11-02' })
  await company.within((tx) => leave.seed(tx))
  // Friday, 9:35 in Bengaluru; the 28th is a Saturday off, Sundays are off.
  company.clock.set('2026-11-20T04:05:00.000Z')
  return { company, anita, priya, ...acts(company, anita, priya) }
}

export type HomeCompany = Awaited<ReturnType<typeof aHomeCompany>>

export const draft = { days: ['2026-11-24'], reason: 'Plumber at home' }

export const weekly = (more: object = {}) => ({
  ...{ pattern: 'weekly', days: [], weekdays: [2, 4], from: '2026-11-24', until: '2026-12-31' },
  ...more,
})

function acts(company: Company, anita: Person, priya: Person) {
  const submit = async (more: object = {}) =>
    (await priya.call('POST /api/v1/employee/work-from-home', { body: { ...draft, ...more } }))._id
  const refused = async (more: object = {}) => {
    const { status, errors, message } = await priya.refused('POST /api/v1/employee/work-from-home', {
      body: { ...draft, ...more },
    })
    return [status, errors?.[0]?.path, errors?.[0]?.message ?? message]
  }
  const decide = (id: Id, status: 'approved' | 'rejected' = 'approved', who = anita) =>
    who.raw('PUT /api/v1/employee/work-from-home-approval/{id}', {
      params: { id },
      body: status === 'rejected' ? { status, note: 'Not this week' } : { status },
    })
  const see = (who: Person, id: Id) => who.call('GET /api/v1/employee/work-from-home/{id}', { params: { id } })
  const cancel = (id: Id) => priya.raw('PUT /api/v1/employee/work-from-home-cancel/{id}', { params: { id }, body: {} })
  const end = (id: Id, from: string) =>
    priya.raw('PUT /api/v1/employee/work-from-home-end/{id}', { params: { id }, body: { from } })
  const month = (asked = '2026-11') =>
    priya.call('GET /api/v1/employee/work-from-home-month', { query: { month: asked } })
  const dayOf = async (day: string) =>
    (await priya.call('GET /api/v1/employee/attendance', { query: { attendance: day.slice(0, 7) } })).data.find(
      (one) => one.day === day,
    )
  const rules = (more: object = {}) =>
    company.admin.call('PUT /api/v1/user/work-from-home-rule', {
      body: { daysPerMonth: 8, aboveLimit: 'warn', noticeDays: 0, pastDays: 7, needsPunches: true, ...more },
    })
  const close = () => attendanceFeature.jobs!['attendance-close']!(company.app, { organisation: company.organisation })
  const punch = (kind: 'in' | 'out', at: string) => {
    company.clock.set(at)
    return priya.call(`POST /api/v1/employee/punch-${kind}`, { body: {} })
  }
  const casual = async (day: string, part: 'full' | 'first' | 'second' = 'full') => {
    const types = await priya.call('GET /api/v1/employee/leave-types', {})
    const policyId = types.find(({ name }) => name.includes('Unpaid'))!._id
    const body = { policyId, from: day, to: day, fromPart: part, toPart: part, reason: 'A day at the bank' }
    const { _id: id } = await priya.call('POST /api/v1/employee/leave', { body })
    await anita.call('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: { status: 'approved' } })
  }
  const holiday = (day: string) =>
    company.admin.call('POST /api/v1/employee/holiday', {
      body: { name: 'Local holiday', day, kind: 'public', locationIds: [] },
    })
  return { submit, refused, decide, see, cancel, end, month, dayOf, rules, close, punch, casual, holiday }
}
