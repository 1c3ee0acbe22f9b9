import { sql } from 'kysely'
import { entryOf, type RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import { seedExpenses } from '../features/expenses/seed.ts'
import { leave } from '../features/leave/index.ts'
import { draftOf, things } from '../features/procurement/testing.ts'
import type { Key } from './call.ts'
import { aCompany, run, type Person } from './company.ts'

/** The calls that submit, withdraw and decide, by type. */
const calls = {
  leave: ['leave', 'leave-cancel', 'leave-approval'],
  compOff: ['compOff-request', 'compOff-cancel', 'compOff-approval'],
  workFromHome: ['work-from-home', 'work-from-home-cancel', 'work-from-home-approval'],
  attendance: ['attendance-request', 'attendance-cancel', 'attendance-request'],
  travel: ['travel-expense-request', 'travel-expense-cancel', 'travel-expense-approval'],
  procurement: ['procurement-request', 'procurement-cancel', 'procurement-approval'],
  claim: ['claims-request', 'claims-cancel', 'claims-approval'],
} as const satisfies Partial<Record<RequestTypeName, readonly [string, string, string]>>

export type TriedType = keyof typeof calls
export const triedTypes = Object.keys(calls) as TriedType[]

export const submitKey = (type: TriedType) => `POST /api/v1/employee/${calls[type][0]}` as Key
export const ownKey = (type: TriedType) => `GET /api/v1/employee/${calls[type][0]}` as Key
export const withdrawKey = (type: TriedType) => `PUT /api/v1/employee/${calls[type][1]}/{id}` as Key
export const decideKey = (type: TriedType) => `PUT /api/v1/employee/${calls[type][2]}/{id}` as Key

/** A Thursday, yesterday; and a Sunday on which Priya worked. */
export const thursday = '2026-11-19'
const sunday = '2026-11-15'

export type RequestCompany = Awaited<ReturnType<typeof aRequestCompany>>

/**
 * Priya, who may request and decide everything, her manager, HR, and Tara, whose last day of work was the 18th. Today is 20 November 2026.
 */
export async function aRequestCompany() {
  const company = await aCompany()
  company.clock.set('2026-11-02T04:00:00.000Z')
  await company.within((tx) => leave.seed(tx))
  await company.within(seedExpenses)
  const hr = await company.employee('Hema Rao', { role: 'HR' })
  const lead = await company.employee('Lead Rao', { role: 'Manager' })
  const granted = triedTypes.map((type) => entryOf(type).decide)
  const priya = await company.employee('Priya Nair', { reportsTo: lead, joinedOn: '2026-11-02', granted })
  const tara = await company.employee('Tara Sen', { reportsTo: lead, joinedOn: '2026-11-02' })
  company.clock.set('2026-11-20T06:00:00.000Z')
  await company.admin.call('PUT /api/v1/employee/attendance/{id}', {
    params: { id: priya.employee },
    body: { day: sunday, spans: [{ in: '09:30', out: '18:30' }], reason: 'The terminal was broken' },
  })
  await company.within((tx) => run(tx, sql`update employee set left_on = '2026-11-18' where id = ${tara.employee}`))
  const categories = await company.admin.call('GET /api/v1/user/expense-category')
  const category = (name: string) => categories.find((one) => one.name === name)!._id
  const unpaid = (await priya.call('GET /api/v1/employee/leave-types')).find(({ isPaid }) => !isPaid)!._id
  const fares = (amountPaise: number) => ({ categoryId: category('Fares'), amountPaise })
  const meal = (more: object) => ({
    ...{ day: '2026-11-18', categoryId: category('Meals'), words: 'Udupi Grand', amountPaise: 1_200_00, bills: [] },
    ...more,
  })

  /** Valid drafts, with changes. */
  const drafts: Record<TriedType, (more?: object) => object> = {
    leave: (more) => ({
      ...{ policyId: unpaid, from: '2026-12-01', to: '2026-12-01', reason: 'Something at home', ...more },
    }),
    compOff: (more) => ({ day: sunday, amount: 'full', reason: 'Release of the month', ...more }),
    workFromHome: (more) => ({ days: ['2026-12-03'], reason: 'The plumber comes', ...more }),
    attendance: (more) => ({ days: [punches('09:30', '18:30')], reason: 'I forgot to punch', ...more }),
    travel: (more) => ({
      ...{ reason: 'Audit of the plant', legs: [leg('2026-12-08')], estimate: [fares(4_000_00)], advancePaise: null },
      ...more,
    }),
    procurement: (more) => ({ ...item({}), ...more }),
    claim: (more) => ({ reason: 'Customers in town', lines: [meal({ amountPaise: 400_00 })], ...more }),
  }
  const send = (who: Person, type: TriedType, body: object = drafts[type](), documents?: object[]) =>
    who.raw(submitKey(type), { body, ...(documents === undefined ? {} : { files: { documents } }) } as never)
  const own = async (who: Person, type: TriedType) => who.call(ownKey(type), { query: {} } as never) as unknown as Own
  return { company, admin: company.admin, hr, lead, priya, tara, fares, meal, drafts, send, own }
}

type Own = Promise<{ data: { _id: Id; state: string }[]; pagination: object }>

export const leg = (day: string, more: object = {}) => ({ from: 'Pune', to: 'Mumbai', day, mode: 'train', ...more })
export const item = (more: object) => draftOf([{ ...things[0]!, ...more }]) as object
/** A correction of both punches of a day. */
export const punches = (punchInTime: string, punchOutTime: string, day = thursday) => ({
  ...{ day, type: 'both', punchInTime, punchOutTime },
})
/** Status and body in one, for matching. */
export const told = ({ status, body }: { status: number; body: unknown }) => ({ status, ...(body as object) })
