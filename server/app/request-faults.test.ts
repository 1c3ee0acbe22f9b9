import { beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import { entryOf, requestTypeNames } from '@muster/contract/request-types.ts'
import { lockDays } from '../features/attendance/payroll/attendance-facts.ts'
import {
  aRequestCompany,
  decideKey,
  item,
  leg,
  punches,
  submitKey,
  thursday,
  told,
  withdrawKey,
  type RequestCompany,
  triedTypes,
  type TriedType,
} from '../testing/each-request.ts'

let at: RequestCompany
beforeAll(async () => {
  at = await aRequestCompany()
})

const lines = (more: object) => ({ lines: [at.meal(more)] })
const days = (day: string) => ({ days: [day] })

type Fault = [type: TriedType, what: string, more: () => object, path: string, message: string, who?: 'priya' | 'tara']
/** Leave, corrections and comp-off for a locked month are not faults: the next pay run adjusts for them. */
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
    () => ({ days: [punches('18:00', '09:00')] }),
    'days.0.punchOutTime',
    'Enter a time after',
  ],
  [
    'attendance',
    'a day to come',
    () => ({ days: [punches('09:30', '18:30', '2026-11-21')] }),
    'days.0.day',
    'Choose a day up to today',
  ],
  [
    ...(['attendance', 'before joining', () => ({ days: [punches('09:30', '18:30', '2026-11-01')] })] as const),
    ...(['days.0.day', 'You were not employed on this day'] as const),
  ],
  ['attendance', 'after leaving', () => ({}), 'days.0.day', 'You were not employed on this day', 'tara'],
  [
    'attendance',
    'an absurd time',
    () => ({ days: [punches('09:30', '99:99')] }),
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
    () => ({ estimate: [at.fares(0)] }),
    'estimate.0.amountPaise',
    'Enter an amount above 0',
  ],
  [
    'travel',
    'a negative amount',
    () => ({ estimate: [at.fares(-5)] }),
    'estimate.0.amountPaise',
    'Enter an amount above 0',
  ],
  [
    'travel',
    'an absurd amount',
    () => ({ estimate: [at.fares(2_00_00_000_00)] }),
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

const fault = (path: string, message: string) => ({
  status: 400,
  errors: expect.arrayContaining([{ path, message: expect.stringContaining(message) }]),
})
const pdf = (words: string) => ({ name: `${words}.pdf`, bytes: Buffer.from(`%PDF-1.4\n${words}\n%%EOF`) })
const filesOf = (type: TriedType) =>
  (allRoutes[submitKey(type)] as { files: { documents: { many: number; maxBytes: number } } }).files.documents
const withFiles = triedTypes.filter((type) => entryOf(type).documents > 0)

describe('an invalid request', () => {
  beforeAll(() => at.company.within((tx) => lockDays(tx, { from: '2026-11-01', to: '2026-11-10' })))

  it.each(faults)('of %s: %s is reported at its field', async (type, _, more, path, message, who = 'priya') => {
    const sent = await at.send(at[who], type, at.drafts[type](more()))
    expect(told(sent)).toMatchObject(fault(`body.${path}`, message))
  })

  it.each(withFiles)('of %s: too many files, a large one and one of another type are reported', async (type) => {
    const { many, maxBytes } = filesOf(type)
    const tooMany = Array.from({ length: many + 1 }, (_, n) => pdf(String(n)))
    const large = { name: 'scan.pdf', bytes: Buffer.concat([pdf('scan').bytes, Buffer.alloc(maxBytes)]) }
    const program = { name: 'scan.pdf', bytes: Buffer.from('MZ a program') }
    const send = async (documents: object[]) => told(await at.send(at.priya, type, at.drafts[type](), documents))
    expect(await send(tooMany)).toMatchObject(fault('files.documents', `Attach at most ${many} files`))
    expect(await send([pdf('one'), large])).toMatchObject(fault('files.documents.1', 'scan.pdf is larger than 10 MB'))
    expect(await send([program])).toMatchObject(
      fault('files.documents.0', 'scan.pdf is not a file of type PDF, JPEG, PNG'),
    )
  })

  it('is stored for no type', async () => {
    for (const type of triedTypes)
      for (const who of [at.priya, at.tara]) expect([type, (await at.own(who, type)).data]).toEqual([type, []])
  })
})

it('is tried for every type', () => {
  expect(triedTypes.toSorted()).toEqual(requestTypeNames.toSorted())
})

it.each(triedTypes)('a withdrawn request of %s cannot be decided, and the reply says why', async (type) => {
  const { priya, lead } = at
  expect(told(await at.send(priya, type))).toMatchObject({ status: 200 })
  const params = { id: (await at.own(priya, type)).data[0]!._id }
  await priya.call(withdrawKey(type), { params, body: {} } as never)
  for (const body of [{ status: 'approved' }, { status: 'rejected', note: 'Not now' }])
    expect(told(await lead.raw(decideKey(type), { params, body } as never))).toMatchObject({
      status: 409,
      message: 'This request was already cancelled by Priya Nair.',
    })
})
