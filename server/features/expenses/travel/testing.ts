import type { Id } from '@muster/contract/values.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { pay, withPayroll } from '../../payroll/testing.ts'
import { seedExpenses } from '../seed.ts'

export type TravelCompany = Awaited<ReturnType<typeof aTravelCompany>>

/** A company with a traveller, their manager, and an HR user who makes the payments. */
export async function aTravelCompany() {
  const company: Company = await withPayroll(await aCompany())
  company.clock.set('2026-10-20T06:00:00.000Z')
  await company.within(seedExpenses)
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const lead = await company.employee('Lead Rao', { role: 'Manager' })
  const priya = await company.employee('Priya Nair', { reportsTo: lead })
  await pay(company as Company & { template: Id }, priya, 60_000_000)
  const categories = await company.admin.call('GET /api/v1/user/expense-category')
  const category = (name: string) => categories.find((one) => one.name === name)!._id
  const leg = (from: string, to: string, day: string) => ({ from, to, day, mode: 'train' as const })
  const trip = (more: object = {}) => ({
    reason: 'Audit of the Mumbai plant',
    legs: [leg('Pune', 'Mumbai', '2026-11-02'), leg('Mumbai', 'Pune', '2026-11-04')],
    estimate: [
      { categoryId: category('Fares'), amountPaise: 4_000_00 },
      { categoryId: category('Accommodation'), amountPaise: 6_000_00 },
      { categoryId: category('Daily allowance'), quantity: 3_000 },
    ],
    advancePaise: 8_000_00,
    ...more,
  })
  const bill = (words: string) => ({ name: `${words}.pdf`, bytes: Buffer.from(`%PDF-1.4\n${words}\n%%EOF`) })
  const spent = (name: string, amountPaise: number, more: object = {}) => ({
    ...{ day: '2026-11-03', categoryId: category(name), words: `${name} bill`, amountPaise, bills: [1] },
    ...more,
  })
  const files = { documents: [] }
  const submit = async (more: object = {}, who: Person = priya): Promise<Id> =>
    (await who.call('POST /api/v1/employee/travel-expense-request', { body: trip(more), files }))._id
  const refused = (more: object) =>
    priya.refused('POST /api/v1/employee/travel-expense-request', { body: trip(more), files })
  const settlement = (tripId: Id, lines: object[], documents = [bill('one')]) => ({
    body: { tripId, lines } as never,
    files: { documents },
  })
  const settle = async (tripId: Id, lines: object[]): Promise<Id> =>
    (await priya.call('POST /api/v1/employee/travel-expense-settlement', settlement(tripId, lines)))._id
  const decide = (id: Id, body: object = { status: 'approved' }, who: Person = lead) =>
    who.call('PUT /api/v1/employee/travel-expense-approval/{id}', { params: { id }, body: body as never })
  const cancel = (id: Id) =>
    priya.call('PUT /api/v1/employee/travel-expense-cancel/{id}', { params: { id }, body: { note: 'Not needed' } })
  const see = (id: Id, who: Person = priya) =>
    who.call('GET /api/v1/employee/travel-expense-approval/{id}', { params: { id } })
  const owed = async (state: 'open' | 'settled' = 'open') =>
    (await hr.call('GET /api/v1/user/payable', { query: { state, sortBy: 'since', sortOrder: 'asc', limit: 100 } }))
      .data
  const payOutside = async (id: Id, amountPaise: number | null = null) => {
    const payable = (await owed()).find(({ request }) => request._id === id)!
    return hr.call('POST /api/v1/user/payable-payment', {
      body: { payables: [payable._id], amountPaise, reference: 'UTR 8812' },
    })
  }
  /** Adds an approved trip with its advance paid, and moves the clock to the day after its end. */
  const travelled = async (more: object = {}): Promise<Id> => {
    const id = await submit(more)
    await decide(id)
    await payOutside(id)
    company.clock.set('2026-11-05T06:00:00.000Z')
    return id
  }
  const actions = { submit, refused, settlement, settle, decide, cancel, see, owed, payOutside, travelled }
  return { company, hr, lead, priya, category, trip, leg, spent, bill, ...actions }
}
