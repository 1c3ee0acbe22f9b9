import { beforeEach, describe, expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { lockMonth, runPayroll } from '../../payroll/testing.ts'
import { aTravelCompany, type TravelCompany } from './testing.ts'
import { travelReminder } from './advance.ts'

let at: TravelCompany

beforeEach(async () => {
  at = await aTravelCompany()
})

const stageOf = async (id: Id) => {
  const seen = await at.see(id)
  return [seen.stage, seen.stages.map(({ stage }) => stage)]
}
const openOnes = async () => (await at.owed()).map(({ type, request, openPaise }) => [type, request.number, openPaise])

describe('the settlement of a trip', () => {
  test('pays what was spent beyond the advance, shows the estimate beside it, and the status of both', async () => {
    const id = await at.travelled()
    const lines = [at.spent('Fares', 5_000_00), at.spent('Meals', 4_200_00, { bills: [2] })]
    const documents = [at.bill('one'), at.bill('two')]
    const body = { tripId: id, lines }
    const preview = await at.priya.call('POST /api/v1/employee/travel-expense-settlement-preview', { body })
    expect(preview).toMatchObject({ totalPaise: 9_200_00, advancePaidPaise: 8_000_00, restPaise: 1_200_00 })
    const { _id } = await at.priya.call(
      'POST /api/v1/employee/travel-expense-settlement',
      at.settlement(id, lines, documents),
    )
    const seen = await at.see(_id, at.lead)
    expect(seen).toMatchObject({ number: 'TR-0002', title: 'Settlement of TR-0001', claimed: 9_200_00 })
    expect(seen.details).toMatchObject({
      kind: 'settlement',
      trip: { number: 'TR-0001' },
      advance: { paidPaise: 8_000_00 },
    })
    await at.decide(_id, {
      status: 'approved',
      lines: [{ _id: seen.lines[1]!._id, amount: 4_000_00, note: 'Alcohol' }],
    })
    expect((await at.see(id)).details.comparison).toEqual([
      { category: 'Fares', estimatePaise: 4_000_00, spentPaise: 5_000_00, approvedPaise: 5_000_00 },
      { category: 'Accommodation', estimatePaise: 6_000_00, spentPaise: 0, approvedPaise: null },
      { category: 'Daily allowance', estimatePaise: 2_250_00, spentPaise: 0, approvedPaise: null },
      { category: 'Meals', estimatePaise: 0, spentPaise: 4_200_00, approvedPaise: 4_000_00 },
    ])
    expect(await openOnes()).toEqual([['reimbursement', 'TR-0002', 1_000_00]])
    const run = await runPayroll(at.company as never, '2026-11')
    const { data } = await at.company.admin.call('GET /api/v1/user/payrun/{id}/payslips', {
      params: { id: run },
      query: {},
    })
    const slip = await at.company.admin.call('GET /api/v1/user/payslip/{id}', {
      params: { id: data.find(({ employee }) => employee.name === 'Priya Nair')!._id },
    })
    const line = slip.lines.find(({ code }) => code === 'REIMBURSEMENT:TR-0002')
    expect(line).toMatchObject({ amountPaise: 1_000_00 })
    expect(line!.explanation.steps.map(({ words, amountPaise }) => [words, amountPaise])).toEqual([
      ['Claimed in TR-0002', 9_200_00],
      ['Approved', 9_000_00],
      ['Payable without tax, less the advance', 1_000_00],
    ])
  })

  test('recovers the unspent advance from the next salary, all of it if nothing was spent', async () => {
    const id = await at.travelled()
    await at.decide(await at.settle(id, []))
    expect(await openOnes()).toEqual([['recovery', 'TR-0002', 8_000_00]])
    await lockMonth(at.company as never, '2026-11')
    expect(await openOnes()).toEqual([])
    expect((await at.see(id)).details.advance).toMatchObject({ paidPaise: 8_000_00, recoveredPaise: 8_000_00 })
    const { data } = await at.priya.call('GET /api/v1/employee/travel-expense-request', { query: {} })
    expect(data.map(({ number, outcome }) => [number, outcome])).toEqual([
      ['TR-0002', 'Recovered from the November 2026 salary'],
      ['TR-0001', expect.stringMatching(/^Paid on /)],
    ])
  })

  test('closes the unpaid part of the advance, and pays all that was approved', async () => {
    const id = await at.submit()
    await at.decide(id)
    await at.payOutside(id, 3_000_00)
    at.company.clock.set('2026-11-05T06:00:00.000Z')
    await at.decide(await at.settle(id, [at.spent('Fares', 3_500_00)]))
    expect(await openOnes()).toEqual([['reimbursement', 'TR-0002', 500_00]])
  })

  test('is one at a time, and a rejected one makes way for the next', async () => {
    const id = await at.travelled()
    const call = 'POST /api/v1/employee/travel-expense-settlement'
    const both = await Promise.all(
      [1, 2].map(() => at.priya.raw(call, at.settlement(id, [at.spent('Fares', 1_000_00)]))),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const first = (await at.see(id)).details.settlement!._id
    await at.decide(first, { status: 'rejected', note: 'The hotel is missing' })
    const second = await at.settle(id, [at.spent('Fares', 1_000_00)])
    await at.decide(second)
    expect((await at.priya.refused(call, at.settlement(id, [at.spent('Fares', 1_000_00)]))).message).toBe(
      'This trip was already settled with TR-0003.',
    )
    expect((await at.hr.refused(call, at.settlement(id, [at.spent('Fares', 1_000_00)]))).status).toBe(400)
  })

  test('is undone exactly when it is withdrawn, until part of it was paid', async () => {
    const id = await at.submit()
    await at.decide(id)
    await at.payOutside(id, 3_000_00)
    at.company.clock.set('2026-11-05T06:00:00.000Z')
    const before = await openOnes()
    const first = await at.settle(id, [at.spent('Fares', 3_500_00)])
    await at.decide(first)
    await at.cancel(first)
    await at.decide(first)
    expect(await openOnes()).toEqual(before)
    expect(await stageOf(id)).toEqual(['travelled', ['travelled']])
    const second = await at.settle(id, [at.spent('Fares', 3_500_00)])
    await at.decide(second)
    await at.payOutside(second)
    const refused = await at.priya.refused('PUT /api/v1/employee/travel-expense-cancel/{id}', {
      params: { id: second },
      body: {},
    })
    expect(refused.message).toBe('TR-0003 has been paid and can no longer be cancelled.')
  })

  test('warns about a bill that was claimed before, in both directions', async () => {
    const id = await at.travelled()
    const settlement = await at.settle(id, [at.spent('Meals', 900_00)])
    const tara = await at.company.employee('Tara Sen', { reportsTo: at.lead })
    const { _id } = await tara.call('POST /api/v1/employee/claims-request', {
      body: { reason: 'Team lunch', lines: [at.spent('Meals', 900_00)] } as never,
      files: { documents: [at.bill('one')] },
    })
    const claim = await at.lead.call('GET /api/v1/employee/claims-approval/{id}', { params: { id: _id } })
    expect(claim.details.duplicates).toMatchObject([{ number: 'TR-0002', requester: 'Priya Nair', by: 'file' }])
    expect((await at.see(settlement, at.lead)).details.duplicates).toMatchObject([{ number: 'CL-0001' }])
  })
})

describe('an advance', () => {
  test('becomes a recovery when the trip is cancelled, and lapses if it was not paid', async () => {
    const id = await at.submit()
    await at.decide(id)
    await at.cancel(id)
    await at.decide(id)
    expect(await openOnes()).toEqual([])
    const paid = await at.submit()
    await at.decide(paid)
    await at.payOutside(paid)
    await at.cancel(paid)
    await at.decide(paid)
    expect(await openOnes()).toEqual([['recovery', 'TR-0002', 8_000_00]])
  })

  test('prevents the cancellation of its trip once it is being settled', async () => {
    const id = await at.travelled()
    await at.settle(id, [at.spent('Fares', 1_000_00)])
    const refused = await at.priya.refused('PUT /api/v1/employee/travel-expense-cancel/{id}', {
      params: { id },
      body: {},
    })
    expect(refused.message).toBe('The settlement TR-0002 of this trip is pending. Withdraw it first.')
  })

  test('is listed while it is open, its traveller is reminded once, and finance recovers it', async () => {
    const id = await at.travelled()
    const list = async () => (await at.hr.call('GET /api/v1/user/travel-advance', { query: {} })).data
    expect(await list()).toMatchObject([
      { number: 'TR-0001', advancePaise: 8_000_00, employee: { name: 'Priya Nair' } },
    ])
    const news = async () =>
      (await at.priya.call('GET /api/v1/notification/all')).filter(({ message }) => message.startsWith('Settle'))
    const remind = () => travelReminder(at.company.app, { organisation: at.company.organisation })
    at.company.clock.set('2026-11-10T06:00:00.000Z')
    await remind()
    expect(await news()).toEqual([])
    at.company.clock.set('2026-11-11T06:00:00.000Z')
    await remind()
    await remind()
    expect(await news()).toMatchObject([{ type: 'travel' }])
    const recover = (who = at.hr) =>
      who.raw('POST /api/v1/user/travel-advance/{id}/recovery', { params: { id }, body: {} })
    expect((await recover(at.priya)).status).toBe(403)
    expect((await Promise.all([recover(), recover()])).map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await openOnes()).toEqual([['recovery', 'TR-0001', 8_000_00]])
    expect(await list()).toEqual([])
    await at.decide(await at.settle(id, [at.spent('Fares', 3_500_00)]))
    expect(await openOnes()).toEqual([['recovery', 'TR-0002', 4_500_00]])
  })

  test('is recovered with the last salary of an employee who leaves', async () => {
    await at.travelled()
    await at.hr.call('PUT /api/v1/employee/status/{id}', {
      params: { id: at.priya.employee },
      body: { status: 'onNotice', inactiveDate: '2026-12-10' },
    })
    const [row] = await at.owed()
    expect(row).toMatchObject({ type: 'recovery', openPaise: 8_000_00, fromMonth: '2026-12' })
  })

  test('is limited to a share of the estimate where the company says so', async () => {
    await at.company.admin.call('PUT /api/v1/user/travel-rule', { body: { advancePercent: 60, remindAfterDays: 3 } })
    expect((await at.refused({})).errors).toMatchObject([
      { path: 'body.advancePaise', message: 'Enter at most ₹7,350, 60% of the estimate' },
    ])
    const id = await at.submit({ advancePaise: 7_350_00 })
    await at.decide(id)
    expect(await openOnes()).toEqual([['advance', 'TR-0001', 7_350_00]])
    expect(
      (await at.priya.refused('PUT /api/v1/user/travel-rule', { body: { advancePercent: 1, remindAfterDays: 3 } }))
        .status,
    ).toBe(403)
  })
})
