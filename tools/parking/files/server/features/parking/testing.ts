import { expect } from 'vitest'
import type { Id, Paise } from '@muster/contract/values.ts'
import { aCompany, type Company, type Person } from '../../testing/company.ts'
import { effects } from './parking.request.ts'

const pdf = (words: string) => ({ name: `${words}.pdf`, bytes: Buffer.from(`%PDF-1.4\n${words}\n%%EOF`) })
export const rupees = (amount: number): Paise => amount * 100

export let company: Company
export let lead: Person
export let finance: Person
export let head: Person
export let priya: Person
export let other: Person

/** Two fees of ₹100 and ₹250, the first with two bills. */
export const draft = {
  reason: 'Customers in town',
  lines: [
    { day: '2026-11-18', words: 'MG Road', total: rupees(100), bills: [1, 3] },
    { day: '2026-11-19', words: 'Airport', total: rupees(250) },
  ],
}
export const documents = [pdf('one'), pdf('letter'), pdf('two')]
export const chain = (rules: object[]) =>
  company.admin.call('PUT /api/v1/user/approval-rules/{type}', {
    params: { type: 'parking' },
    body: { rules } as never,
  })

/** A company with three approvers for parking. */
export async function aParkingCompany(): Promise<void> {
  company = await aCompany()
  head = await company.employee('Head Ofall', { role: 'Manager' })
  lead = await company.employee('Lead Rao', { role: 'Manager', reportsTo: head })
  finance = await company.employee('Fina Nce', { role: 'HR' })
  priya = await company.employee('Priya Nair', { reportsTo: lead })
  other = await company.employee('Other Das', { role: 'Manager' })
  await chain([
    { name: 'Manager', approver: { kind: 'manager', levelsUp: 1 } },
    { name: 'Head', approver: { kind: 'manager', levelsUp: 2 } },
    { name: 'Finance', approver: { kind: 'person', employeeId: finance.employee }, amountFrom: rupees(300) },
  ])
  effects.splice(0)
}

export const submit = async (body: object = draft) =>
  (await priya.call('POST /api/v1/employee/parking', { body: body as typeof draft, files: { documents } }))._id
export const see = (who: Person, id: Id) => who.call('GET /api/v1/employee/parking/{id}', { params: { id } })
export const decide = (who: Person, id: Id, body: object, headers: Record<string, string> = {}) =>
  who.raw('PUT /api/v1/employee/parking-approval/{id}', { params: { id }, body: body as never, headers })
export const approve = async (who: Person, id: Id, more: object = {}) =>
  (await decide(who, id, { status: 'approved', ...more })).status
export const stage = (who: Person, id: Id, body: { stage: string; amount?: Paise; note?: string; day?: string }) =>
  who.raw('PUT /api/v1/employee/parking-stage/{id}', { params: { id }, body })
export const throughAll = async (id: Id) => {
  for (const who of [lead, head, finance]) expect(await approve(who, id)).toBe(200)
}
