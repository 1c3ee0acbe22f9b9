import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import { entryOf, requestTypeNames, type RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import { lockDays } from '../features/attendance/payroll/attendance-facts.ts'
import { seedExpenses } from '../features/expenses/seed.ts'
import { leave } from '../features/leave/index.ts'
import { draftOf, things } from '../features/procurement/testing.ts'
import type { Key } from '../testing/call.ts'
import { aCompany, run, type Company, type Person } from '../testing/company.ts'

const calls = {
  leave: ['leave', 'leave-cancel', 'leave-approval'],
  compOff: ['compOff-request', 'compOff-cancel', 'compOff-approval'],
  workFromHome: ['work-from-home', 'work-from-home-cancel', 'work-from-home-approval'],
  attendance: ['attendance-request', 'attendance-cancel', 'attendance-request'],
  travel: ['travel-expense-request', 'travel-expense-cancel', 'travel-expense-approval'],
  procurement: ['procurement-request', 'procurement-cancel', 'procurement-approval'],
  claim: ['claims-request', 'claims-cancel', 'claims-approval'],
} as const satisfies Record<RequestTypeName, readonly [string, string, string]>

let company: Company
let lead: Person
let priya: Person
/** Her last day of work is 18 November; she has not handed in her keys yet. */
let tara: Person
let ids: Map<string, Id>

/** A Sunday that was worked, and a Thursday. */
const sunday = '2026-11-15'
const thursday = '2026-11-19'

beforeAll(async () => {
  company = await aCompany()
  company.clock.set('2026-11-02T04:00:00.000Z')
  await company.within((tx) => leave.seed(tx))
  await company.within(seedExpenses)
  lead = await company.employee('Lead Rao', { role: 'Manager' })
  priya = await company.employee('Priya Nair', { reportsTo: lead, joinedOn: '2026-11-02' })
  tara = await company.employee('Tara Sen', { reportsTo: lead, joinedOn: '2026-11-02' })
  company.clock.set('2026-11-20T06:00:00.000Z')
  for (const day of [sunday, '2026-11-08'])
    await company.admin.call('PUT /api/v1/employee/attendance/{id}', {
      params: { id: priya.employee },
      body: { day, spans: [{ in: '09:30', out: '18:30' }], reason: 'The terminal was broken' },
    })
  await company.within((tx) => run(tx, sql`update employee set left_on = '2026-11-18' where id = ${tara.employee}`))
  const categories = await company.admin.call('GET /api/v1/user/expense-category')
  ids = new Map(categories.map(({ name, _id }) => [name, _id]))
  const types = await priya.call('GET /api/v1/employee/leave-types')
  ids.set('unpaid', types.find(({ isPaid }) => !isPaid)!._id)
})

const pdf = (words: string) => ({ name: `${words}.pdf`, bytes: Buffer.from(`%PDF-1.4\n${words}\n%%EOF`) })
const leg = (day: string, more: object = {}) => ({ from: 'Pune', to: 'Mumbai', day, mode: 'train', ...more })
const fares = (amountPaise: number | null) => ({ categoryId: ids.get('Fares'), amountPaise })
const out = (requestedTime: string, day = thursday) => ({ day, type: 'punchOut', requestedTime })
const both = (punchInTime: string, punchOutTime: string, day = thursday) => ({
  ...{ day, type: 'both', punchInTime, punchOutTime },
})
const meal = (more: object) => ({
  ...{ day: '2026-11-18', categoryId: ids.get('Meals'), words: 'Udupi Grand', amountPaise: 1_200_00, bills: [] },
  ...more,
})
const item = (more: object) => draftOf([{ ...things[0]!, ...more }]) as object

/** What is right, with one thing in it changed. */
const drafts: Record<RequestTypeName, (more?: object) => object> = {
  leave: (more) => ({
    ...{ policyId: ids.get('unpaid'), from: '2026-12-01', to: '2026-12-01', reason: 'Something at home', ...more },
  }),
  compOff: (more) => ({ day: sunday, amount: 'full', reason: 'Release of the month', ...more }),
  workFromHome: (more) => ({ days: ['2026-12-03'], reason: 'The plumber comes', ...more }),
  attendance: (more) => ({ days: [both('09:30', '18:30')], reason: 'I forgot to punch', ...more }),
  travel: (more) => ({
    ...{ reason: 'Audit of the plant', legs: [leg('2026-12-08')], estimate: [fares(4_000_00)], advancePaise: null },
    ...more,
  }),
  procurement: (more) => ({ ...item({}), ...more }),
  claim: (more) => ({ reason: 'Customers in town', lines: [meal({ amountPaise: 400_00 })], ...more }),
}
const lines = (more: object) => ({ lines: [meal(more)] })
const days = (day: string) => ({ days: [day] })

type Fault = [type: RequestTypeName, what: string, more: () => object, path: string, message: string, who?: 'tara']
/** Leave, corrections and comp-off of a locked month are none: the next pay run settles what they change. */
const faults: Fault[] = [
  ['leave', 'dates out of order', () => ({ to: '2026-11-30' }), 'to', 'The last day is before the first day'],
  ['leave', 'before joining', () => ({ from: '2026-10-30', to: '2026-10-30' }), 'from', 'The first day is before'],
  ['leave', 'after leaving', () => ({}), 'to', 'The last day is after the last working day', 'tara'],
  ['leave', 'of an absurd length', () => ({ to: '2126-12-01' }), 'to', 'Leave can last at most a year'],
  ['compOff', 'for zero minutes', () => ({ amount: 'hours', minutes: 0 }), 'minutes', 'Enter at least 1 minute'],
  ['compOff', 'for negative minutes', () => ({ amount: 'hours', minutes: -60 }), 'minutes', 'Enter at least 1 minute'],
  ['compOff', 'for absurd minutes', () => ({ amount: 'hours', minutes: 9_999 }), 'minutes', 'A day has 24 hours'],
  ['compOff', 'of a day to come', () => ({ day: '2026-11-29' }), 'day', 'Choose a day that you have worked'],
  ['compOff', 'before joining', () => ({ day: '2026-11-01' }), 'day', 'You did not work on a day off'],
  ['compOff', 'after leaving', () => ({ day: thursday }), 'day', 'You did not work on a day off', 'tara'],
  ['workFromHome', 'before joining', () => days('2026-11-01'), 'days', 'Choose days from your joining date'],
  ['workFromHome', 'after leaving', () => days('2026-12-03'), 'days', 'Your last working day is', 'tara'],
  ['workFromHome', 'in a locked month', () => days('2026-11-03'), 'days', 'Payroll has locked'],
  ['workFromHome', 'of absurd days', () => days('2190-11-24'), 'days', 'at most a year ahead'],
  [
    ...(['workFromHome', 'dates out of order'] as const),
    () => ({ pattern: 'weekly', days: [], weekdays: [2], from: '2026-12-08', until: '2026-12-01' }),
    ...(['until', 'The last day is before the first day'] as const),
  ],
  [
    'attendance',
    'times out of order',
    () => ({ days: [both('18:00', '09:00')] }),
    'days.0.punchOutTime',
    'Enter a time after',
  ],
  [
    'attendance',
    'a day to come',
    () => ({ days: [out('18:30', '2026-11-21')] }),
    'days.0.day',
    'Choose a day up to today',
  ],
  [
    ...(['attendance', 'before joining', () => ({ days: [both('09:30', '18:30', '2026-11-01')] })] as const),
    ...(['days.0.day', 'You were not employed on this day'] as const),
  ],
  ['attendance', 'after leaving', () => ({}), 'days.0.day', 'You were not employed on this day', 'tara'],
  [
    'attendance',
    'an absurd time',
    () => ({ days: [both('09:30', '99:99')] }),
    'days.0.punchOutTime',
    'Enter a time as HH:MM',
  ],
  [
    'travel',
    'dates out of order',
    () => ({ legs: [leg('2026-12-08'), leg('2026-12-07', { from: 'Goa' })] }),
    'legs.1.day',
    'or a later day',
  ],
  ['travel', 'before joining', () => ({ legs: [leg('2026-11-01')] }), 'legs.0.day', 'This is before you joined'],
  ['travel', 'after leaving', () => ({}), 'legs.0.day', 'This is after your last working day', 'tara'],
  ['travel', 'in an absurd year', () => ({ legs: [leg('2126-12-08')] }), 'legs.0.day', 'Enter a day within a year'],
  [
    'travel',
    'an amount of zero',
    () => ({ estimate: [fares(0)] }),
    'estimate.0.amountPaise',
    'Enter an amount above 0',
  ],
  [
    'travel',
    'a negative amount',
    () => ({ estimate: [fares(-5)] }),
    'estimate.0.amountPaise',
    'Enter an amount above 0',
  ],
  [
    'travel',
    'an absurd amount',
    () => ({ estimate: [fares(2_00_00_000_00)] }),
    'estimate.0.amountPaise',
    'Enter at most ₹1,00,00,000',
  ],
  ['travel', 'a negative advance', () => ({ advancePaise: -1 }), 'advancePaise', 'Enter an amount of at least ₹0'],
  ['travel', 'an advance above it', () => ({ advancePaise: 4_000_01 }), 'advancePaise', 'Enter at most the estimate'],
  ['procurement', 'a quantity of zero', () => item({ quantity: 0 }), 'lines.0.quantity', 'Enter a'],
  ['procurement', 'a negative quantity', () => item({ quantity: -1 }), 'lines.0.quantity', 'Enter a'],
  ['procurement', 'an absurd quantity', () => item({ quantity: 10_001 }), 'lines.0.quantity', 'at most'],
  ['procurement', 'a price of zero', () => item({ unitPaise: 0 }), 'lines.0.unitPaise', 'Enter a'],
  ['procurement', 'a negative price', () => item({ unitPaise: -1 }), 'lines.0.unitPaise', 'Enter a'],
  ['procurement', 'an absurd price', () => item({ unitPaise: 1_00_00_000_01 }), 'lines.0.unitPaise', 'at most'],
  ['procurement', 'needed in the past', () => item({ neededBy: '2026-11-19' }), 'lines.0.neededBy', 'today'],
  ['claim', 'an amount of zero', () => lines({ amountPaise: 0 }), 'lines.0.amountPaise', 'Enter an amount above 0'],
  ['claim', 'a negative amount', () => lines({ amountPaise: -1 }), 'lines.0.amountPaise', 'Enter an amount above 0'],
  [
    'claim',
    'an absurd amount',
    () => lines({ amountPaise: 2_00_00_000_00 }),
    'lines.0.amountPaise',
    'Enter at most ₹1,00,00,000',
  ],
  ['claim', 'a day to come', () => lines({ day: '2026-11-21' }), 'lines.0.day', 'Enter today or an earlier day'],
  ['claim', 'before joining', () => lines({ day: '2026-11-01' }), 'lines.0.day', 'This is before you joined'],
  [
    'claim',
    'after leaving',
    () => lines({ day: thursday }),
    'lines.0.day',
    'This is after your last working day',
    'tara',
  ],
  [
    'claim',
    'more tax than amount',
    () => lines({ taxPaise: 1_200_01, bills: [1] }),
    'lines.0.taxPaise',
    'The tax is more than',
  ],
  ['claim', 'no bill above the limit', () => lines({}), 'lines.0.bills', 'Attach the bill for amounts over'],
]

const keyOf = (type: RequestTypeName, call: 0 | 1 | 2, method = 'PUT') =>
  `${method} /api/v1/employee/${calls[type][call]}${call === 0 ? '' : '/{id}'}` as Key
const send = (who: Person, type: RequestTypeName, body: object, documents?: object[]) =>
  who.raw(keyOf(type, 0, 'POST'), { body, ...(documents === undefined ? {} : { files: { documents } }) } as never)
const own = async (who: Person, type: RequestTypeName) =>
  (await who.call(keyOf(type, 0, 'GET'), { query: {} } as never)) as unknown as { data: { _id: Id }[] }
const told = ({ status, body }: { status: number; body: unknown }) => ({ status, ...(body as object) })
const fault = (path: string, message: string) => ({
  status: 400,
  errors: expect.arrayContaining([{ path, message: expect.stringContaining(message) }]),
})
const attached = requestTypeNames.filter((type) => entryOf(type).documents > 0)

describe('a request that is not right', () => {
  beforeAll(() => company.within((tx) => lockDays(tx, { from: '2026-11-01', to: '2026-11-10' })))

  it.each(faults)('of %s: %s is told at its field', async (type, _, more, path, message, who) => {
    const sent = await send(who === 'tara' ? tara : priya, type, drafts[type](more()))
    expect(told(sent)).toMatchObject(fault(`body.${path}`, message))
  })

  it.each(attached)(
    'of %s: files that are too many, too large or of another kind are told at their place',
    async (type) => {
      const { many, maxBytes } = (
        allRoutes[keyOf(type, 0, 'POST')] as { files: { documents: { many: number; maxBytes: number } } }
      ).files.documents
      const tooMany = Array.from({ length: many + 1 }, (_, n) => pdf(String(n)))
      const large = { name: 'scan.pdf', bytes: Buffer.concat([pdf('scan').bytes, Buffer.alloc(maxBytes)]) }
      const program = { name: 'scan.pdf', bytes: Buffer.from('MZ a program') }
      const at = async (documents: object[]) => told(await send(priya, type, drafts[type](), documents))
      expect(await at(tooMany)).toMatchObject(fault('files.documents', `Attach at most ${many} files`))
      expect(await at([pdf('one'), large])).toMatchObject(fault('files.documents.1', 'scan.pdf is larger than 10 MB'))
      expect(await at([program])).toMatchObject(
        fault('files.documents.0', 'scan.pdf is not a file of type PDF, JPEG, PNG'),
      )
    },
  )

  it('is kept of no type', async () => {
    for (const type of requestTypeNames)
      for (const who of [priya, tara]) expect([type, (await own(who, type)).data]).toEqual([type, []])
  })
})

it.each(requestTypeNames)(
  'a withdrawn request of %s is decided by nobody, who is told what became of it',
  async (type) => {
    expect(told(await send(priya, type, drafts[type]()))).toMatchObject({ status: 200 })
    const params = { id: (await own(priya, type)).data[0]!._id }
    await priya.call(keyOf(type, 1), { params, body: {} } as never)
    for (const body of [{ status: 'approved' }, { status: 'rejected', note: 'Not now' }])
      expect(told(await lead.raw(keyOf(type, 2), { params, body } as never))).toMatchObject({
        status: 409,
        message: 'This request was already cancelled by Priya Nair.',
      })
  },
)
