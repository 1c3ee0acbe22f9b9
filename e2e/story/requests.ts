import { call } from './call.ts'
import type { Person } from './company.ts'
import { hoursAgo, lastSunday, today, workingDay } from './day.ts'

/** Makes a small valid request of each type, by the same calls as the forms; returns its id. */
export const requestOf = {
  async leave({ token }: Person) {
    const types = await call(token, 'GET /api/v1/employee/leave-types')
    const day = workingDay(5)
    const body = { policyId: types.find(({ name }) => name === 'Casual')?._id ?? '', from: day, to: day }
    return call(token, 'POST /api/v1/employee/leave', { body: { ...body, reason: 'A wedding in the family' } })
  },
  compOff: ({ token }: Person) =>
    call(token, 'POST /api/v1/employee/compOff-request', {
      body: { day: lastSunday(), amount: 'full', reason: 'Stocktaking on a Sunday' },
    }),
  workFromHome: ({ token }: Person) =>
    call(token, 'POST /api/v1/employee/work-from-home', {
      body: { pattern: 'days', days: [workingDay(9)], reason: 'The plumber comes' },
    }),
  /** For a person whose shift is running now. */
  async attendance({ token }: Person) {
    const { today: now } = await call(token, 'GET /api/v1/employee/attendances')
    const days = [{ day: now.workDate, type: 'punchIn' as const, requestedTime: hoursAgo(0.5) }]
    const body = { days, reason: 'I forgot to punch in' }
    return (await call(token, 'POST /api/v1/employee/attendance-request', { body })).requests[0]!
  },
  travel: async ({ token }: Person) =>
    call(token, 'POST /api/v1/employee/travel-expense-request', {
      body: {
        reason: 'Audit of the Mumbai plant',
        legs: [{ from: 'Bengaluru', to: 'Mumbai', day: workingDay(6), mode: 'train' }],
        estimate: [{ categoryId: await category(token, 'Fares'), amountPaise: 4_000_00 }],
        advancePaise: 3_000_00,
      },
    }),
  procurement: ({ token }: Person) =>
    call(token, 'POST /api/v1/employee/procurement-request', {
      body: {
        reason: 'The old one is broken',
        deliverTo: 'Second floor',
        lines: [{ name: 'Office chair', quantity: 1, unitPaise: 5_000_00, neededBy: workingDay(9) }],
      },
    }),
  claim: async ({ token }: Person) =>
    call(token, 'POST /api/v1/employee/claims-request', {
      body: {
        reason: 'Customers in town',
        lines: [
          {
            ...{ day: today(), categoryId: await category(token, 'Local travel'), words: 'Garuda Cabs' },
            amountPaise: 350_00,
          },
        ],
      },
    }),
}

async function category(token: string, wanted: string): Promise<string> {
  const categories = await call(token, 'GET /api/v1/employee/expense-category')
  return categories.find(({ name }) => name === wanted)?._id ?? ''
}
