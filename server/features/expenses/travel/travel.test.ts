import { beforeEach, describe, expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aTravelCompany, type TravelCompany } from './testing.ts'

let at: TravelCompany

beforeEach(async () => {
  at = await aTravelCompany()
})

const stageOf = async (id: Id) => {
  const seen = await at.see(id)
  return [seen.stage, seen.stages.map(({ stage }) => stage)]
}
const openOnes = async () => (await at.owed()).map(({ type, request, openPaise }) => [type, request.number, openPaise])

describe('a trip', () => {
  test('is estimated against limits, approved by line, and its advance is capped by the approved amount', async () => {
    const id = await at.submit({ advancePaise: 12_250_00 })
    const seen = await at.see(id, at.lead)
    expect(seen).toMatchObject({
      ...{ number: 'TR-0001', title: 'Pune → Mumbai → Pune', quantity: '3 days', claimed: 12_250_00 },
      ...{ startsOn: '2026-11-02', endsOn: '2026-11-04', mayDecide: true, stage: null },
    })
    expect(seen.lines.map(({ category, total, unit, quantity }) => [category, total, unit, quantity])).toEqual([
      ['Fares', 4_000_00, null, null],
      ['Accommodation', 6_000_00, null, null],
      ['Daily allowance', 2_250_00, 750_00, 3_000],
    ])
    expect(seen.details.advance).toEqual({
      ...{ requestedPaise: 12_250_00, grantedPaise: 12_250_00, paidPaise: 0, recoveredPaise: 0 },
    })
    const [, hotel] = seen.lines
    await at.decide(id, { status: 'approved', lines: [{ _id: hotel!._id, amount: 4_500_00, note: 'Guest house' }] })
    expect((await at.see(id)).details.advance.grantedPaise).toBe(10_750_00)
    expect(await openOnes()).toEqual([['advance', 'TR-0001', 10_750_00]])
  })

  test('names everything that is wrong with it at its field', async () => {
    const { leg, category } = at
    const paths = async (more: object) => (await at.refused(more)).errors?.map(({ path, message }) => [path, message])
    expect(await paths({ legs: [leg('Pune', 'Mumbai', '2026-11-04'), leg('Mumbai', 'Pune', '2026-11-02')] })).toEqual([
      ['body.legs.1.day', 'Enter 4 Nov 2026 or a later day'],
      ['body.estimate.2.quantity', 'The trip has 1 day'],
    ])
    expect(await paths({ legs: [] })).toEqual([['body.legs', 'Add at least one leg']])
    expect(await paths({ legs: [leg('Pune', 'pune ', '2026-11-02')], estimate: [] })).toMatchObject([
      ['body.estimate', 'Add at least one estimate'],
    ])
    expect(await paths({ advancePaise: 12_250_01 })).toEqual([
      ['body.advancePaise', 'Enter at most the estimate, ₹12,250'],
    ])
    const fares = { categoryId: category('Fares') }
    expect(
      await paths({
        estimate: [{ ...fares, amountPaise: 0 }, { ...fares, amountPaise: 2_00_00_000_00 }, fares],
        advancePaise: null,
      }),
    ).toEqual([
      ['body.estimate.0.amountPaise', 'Enter an amount above 0'],
      ['body.estimate.1.amountPaise', 'Enter at most ₹1,00,00,000'],
      ['body.estimate.2.amountPaise', 'Enter an amount above 0'],
    ])
    expect(await paths({ advancePaise: -1 })).toEqual([['body.advancePaise', 'Enter an amount of at least ₹0']])
    expect(await paths({ estimate: [{ ...fares, amountPaise: -5 }], advancePaise: null })).toEqual([
      ['body.estimate.0.amountPaise', 'Enter an amount above 0'],
    ])
    expect(await paths({ estimate: [{ categoryId: category('Phone and internet'), amountPaise: 1_00 }] })).toEqual([
      ['body.estimate.0.categoryId', 'Choose a category'],
    ])
    const one = (day: string) => ({
      legs: [leg('Pune', 'Mumbai', day)],
      estimate: [{ ...fares, amountPaise: 1_00 }],
      advancePaise: null,
    })
    expect(await paths(one('2026-09-01'))).toEqual([
      ['body.legs.0.day', 'This is more than 30 days ago. Submit a claim for what you spent.'],
    ])
    expect(await paths(one('2028-01-01'))).toEqual([['body.legs.0.day', 'Enter a day within a year']])
    await at.submit()
    expect(await paths({})).toEqual([['body.legs.0.day', 'You are travelling with TR-0001 on these days']])
    expect(await at.submit(one('2026-11-04'))).toEqual(expect.any(String))
  })

  test('refuses what a category refuses, and flags the rest to the approver', async () => {
    const fares = (await at.company.admin.call('GET /api/v1/user/expense-category')).find(
      ({ name }) => name === 'Fares',
    )!
    const { _id, isUsed: _, ...rules } = fares
    const limits = [{ roleId: null, per: 'day' as const, limitPaise: 1_000_00 }]
    const put = (overLimit: 'refuse' | 'flag') =>
      at.company.admin.call('PUT /api/v1/user/expense-category/{id}', {
        params: { id: _id },
        body: { ...rules, limits, overLimit },
      })
    await put('refuse')
    expect((await at.refused({})).errors).toMatchObject([
      { path: 'body.estimate.0.amountPaise', message: '₹4,000 of Fares: the limit for this trip is ₹3,000' },
    ])
    await put('flag')
    const { reason: _r, ...body } = at.trip()
    const preview = await at.priya.call('POST /api/v1/employee/travel-expense-preview', { body })
    expect(preview).toMatchObject({
      ...{ totalPaise: 12_250_00, days: 3, mostAdvancePaise: 12_250_00, approver: 'Lead Rao' },
      ...{ lines: [{ limitPaise: 3_000_00 }, { limitPaise: null }, { unitPaise: 750_00 }] },
      problems: [{ path: 'estimate.0.amountPaise', isBlocking: false }],
    })
    const seen = await at.see(await at.submit(), at.lead)
    expect(seen.details).toMatchObject({
      warnings: [{ position: 1, message: '₹4,000 of Fares: the limit for this trip is ₹3,000' }],
      lines: [{ limitPaise: 3_000_00 }, {}, {}],
    })
  })

  test('moves through the stages by itself with its payment, its days and its settlement', async () => {
    const id = await at.submit()
    expect(await stageOf(id)).toEqual([null, []])
    await at.decide(id)
    expect(await stageOf(id)).toEqual([null, []])
    await at.payOutside(id, 3_000_00)
    expect(await stageOf(id)).toEqual([null, []])
    await at.payOutside(id)
    expect(await stageOf(id)).toEqual(['advancePaid', ['advancePaid']])
    at.company.clock.set('2026-11-04T06:00:00.000Z')
    expect((await at.see(id)).details).toMatchObject({ maySettle: true, mayMarkTravelled: true })
    at.company.clock.set('2026-11-05T06:00:00.000Z')
    expect(await stageOf(id)).toEqual(['travelled', ['advancePaid', 'travelled']])
    const settlement = await at.settle(id, [at.spent('Fares', 3_500_00)])
    expect((await at.see(id)).details).toMatchObject({
      settlement: { number: 'TR-0002', state: 'pending' },
      maySettle: false,
    })
    await at.decide(settlement)
    expect(await stageOf(id)).toEqual(['settled', ['advancePaid', 'travelled', 'settled']])
    const { data } = await at.priya.call('GET /api/v1/employee/travel-expense-request', { query: {} })
    expect(data.map(({ number, title, stage }) => [number, title, stage])).toEqual([
      ['TR-0002', 'Settlement of TR-0001', null],
      ['TR-0001', 'Pune → Mumbai → Pune', 'settled'],
    ])
  })

  test('is marked as travelled early by its traveller only, and then settled', async () => {
    const id = await at.submit()
    const mark = (day: string, who = at.priya) =>
      who.raw('PUT /api/v1/employee/travel-expense-travelled/{id}', { params: { id }, body: { day } })
    expect((await mark('2026-11-02')).status).toBe(409)
    await at.decide(id)
    at.company.clock.set('2026-11-03T06:00:00.000Z')
    const early = await at.priya.refused(
      'POST /api/v1/employee/travel-expense-settlement',
      at.settlement(id, [at.spent('Fares', 1_00_00)]),
    )
    expect(early.message).toBe('Your trip ends on 4 Nov 2026. If you are back already, mark it as travelled first.')
    expect((await mark('2026-11-04')).status).toBe(400)
    expect((await mark('2026-11-01')).status).toBe(400)
    expect((await mark('2026-11-03', at.hr)).status).not.toBe(200)
    expect((await mark('2026-11-03')).status).toBe(200)
    expect((await mark('2026-11-03')).status).toBe(409)
    expect(await stageOf(id)).toEqual(['travelled', ['travelled']])
    await at.settle(id, [at.spent('Fares', 1_00_00)])
  })
})
