import { beforeEach, describe, expect, test } from 'vitest'
import { calculateRun } from '../../payroll/pay-run/calculation/calculate-run.ts'
import { lockMonth } from '../../payroll/testing.ts'
import { travelReminder } from './advance.ts'
import { aTravelCompany, type TravelCompany } from './testing.ts'

let at: TravelCompany

beforeEach(async () => {
  at = await aTravelCompany()
})

const status = (body: { status: 'onNotice' | 'inactive' | 'active'; inactiveDate?: string }) =>
  at.hr.raw('PUT /api/v1/employee/status/{id}', { params: { id: at.priya.employee }, body })
const leaves = (inactiveDate: string) => status({ status: 'onNotice', inactiveDate })
const stays = () => status({ status: 'active' })
const openOnes = async () => (await at.owed()).map(({ type, openPaise, fromMonth }) => [type, openPaise, fromMonth])
const advances = async () =>
  (await at.hr.call('GET /api/v1/user/travel-advance', { query: {} })).data.map(({ advancePaise }) => advancePaise)
const daily = () => travelReminder(at.company.app, { organisation: at.company.organisation })
const recovery = ['recovery', 8_000_00]

describe('an advance of an employee who leaves', () => {
  test('is open again when the exit is cancelled, and is recovered again when they leave after all', async () => {
    await at.travelled()
    for (const month of ['2026-12', '2027-02']) {
      expect((await leaves(`${month}-10`)).status).toBe(200)
      expect(await openOnes()).toEqual([[...recovery, month]])
      expect(await advances()).toEqual([])
      expect((await stays()).status).toBe(200)
      expect(await openOnes()).toEqual([])
      expect(await advances()).toEqual([8_000_00])
    }
    await daily()
    expect(await openOnes()).toEqual([])
  })

  test('is recovered with the last salary even if the last working day moves', async () => {
    await at.travelled()
    await leaves('2026-12-10')
    await leaves('2027-03-31')
    expect(await openOnes()).toEqual([[...recovery, '2027-03']])
    await leaves('2026-11-30')
    expect(await openOnes()).toEqual([[...recovery, '2026-11']])
  })

  test('stays recovered as far as a pay run or a payment has recovered it', async () => {
    const id = await at.travelled()
    await leaves('2026-11-30')
    await lockMonth(at.company as never, '2026-11')
    await stays()
    expect(await openOnes()).toEqual([])
    expect(await advances()).toEqual([])
    expect((await at.see(id)).details.advance).toMatchObject({ paidPaise: 8_000_00, recoveredPaise: 8_000_00 })
    // The advance was returned, so all that was spent is paid.
    await at.decide(await at.settle(id, [at.spent('Fares', 3_500_00)]))
    expect(await openOnes()).toEqual([['reimbursement', 3_500_00, '2026-11']])
  })

  test('is open again for what was not recovered, and for the rest once that payment is undone', async () => {
    const id = await at.travelled()
    await leaves('2026-12-10')
    await at.payOutside(id, 3_000_00)
    await stays()
    expect(await openOnes()).toEqual([])
    expect(await advances()).toEqual([5_000_00])
    const [row] = (await at.owed('settled')).filter(({ type }) => type === 'recovery')
    const { payments } = await at.hr.call('GET /api/v1/user/payable/{id}', { params: { id: row!._id } })
    await at.hr.call('POST /api/v1/user/payable-payment/{id}/undo', {
      params: { id: payments[0]!._id },
      body: { reason: 'The transfer came back' },
    })
    expect(await openOnes()).toEqual([])
    expect(await advances()).toEqual([8_000_00])
  })

  test('is open again at once when the pay that recovered it is reversed, in either way and whether or not they left since', async () => {
    await at.travelled()
    await leaves('2026-11-30')
    const november = await lockMonth(at.company as never, '2026-11')
    await stays()
    expect(await advances()).toEqual([])
    await at.company.admin.call('POST /api/v1/user/payrun/{id}/reopen', {
      params: { id: november },
      body: { reason: 'She stays after all' },
    })
    expect([await openOnes(), await advances()]).toEqual([[], [8_000_00]])

    await leaves('2026-11-30')
    await calculateRun(at.company.app, { organisation: at.company.organisation, run: november })
    await at.company.admin.call('PUT /api/v1/user/payrun/{id}', {
      params: { id: november },
      body: { action: 'approve' },
    })
    expect([await openOnes(), await advances()]).toEqual([[], []])
    const { data } = await at.hr.call('GET /api/v1/user/passbook/{id}', { params: { id: at.priya.employee } })
    const reverse = () =>
      at.company.admin.raw('POST /api/v1/user/payslip/{id}/reversal', {
        params: { id: data[0]!._id },
        body: { reason: 'She stays after all' },
      })
    // She is still leaving, so it is still recovered with the last salary.
    const stillLeaving = Promise.all([reverse(), reverse()])
    expect((await stillLeaving).map(({ status: answered }) => answered).toSorted()).toEqual([200, 409])
    expect([await openOnes(), await advances()]).toEqual([[[...recovery, '2026-11']], []])
    await stays()
    expect([await openOnes(), await advances()]).toEqual([[], [8_000_00]])
  })

  test('of a cancelled exit is open again once its payslip is reversed, before the daily job runs', async () => {
    await at.travelled()
    await leaves('2026-11-30')
    await lockMonth(at.company as never, '2026-11')
    await stays()
    const { data } = await at.hr.call('GET /api/v1/user/passbook/{id}', { params: { id: at.priya.employee } })
    await at.company.admin.call('POST /api/v1/user/payslip/{id}/reversal', {
      params: { id: data[0]!._id },
      body: { reason: 'She stays after all' },
    })
    expect([await openOnes(), await advances()]).toEqual([[], [8_000_00]])
    await daily()
    expect([await openOnes(), await advances()]).toEqual([[], [8_000_00]])
  })

  test('that finance recovers anyway is recovered whether or not they leave', async () => {
    const id = await at.travelled()
    const recover = () => at.hr.raw('POST /api/v1/user/travel-advance/{id}/recovery', { params: { id }, body: {} })
    expect((await recover()).status).toBe(200)
    await leaves('2026-12-10')
    await stays()
    expect(await openOnes()).toEqual([[...recovery, '2026-11']])

    const second = await at.submit({ legs: [at.leg('Pune', 'Mumbai', '2026-11-05')], ...oneFare() })
    await at.decide(second)
    await at.payOutside(second)
    await leaves('2026-12-10')
    await stays()
    const again = await at.hr.raw('POST /api/v1/user/travel-advance/{id}/recovery', {
      params: { id: second },
      body: {},
    })
    expect(again.status).toBe(200)
    await daily()
    expect(await openOnes()).toEqual([
      [...recovery, '2026-11'],
      ['recovery', 1_000_00, '2026-11'],
    ])
  })

  test('that was settled in the meantime does not come back, with the settlement or without it', async () => {
    const id = await at.travelled()
    await leaves('2026-12-10')
    const settlement = await at.settle(id, [at.spent('Fares', 3_500_00)])
    await at.decide(settlement)
    const settled = [['recovery', 4_500_00, '2026-11']]
    expect(await openOnes()).toEqual(settled)
    await stays()
    expect(await openOnes()).toEqual(settled)
    await at.cancel(settlement)
    await at.decide(settlement)
    expect(await openOnes()).toEqual([])
    expect(await advances()).toEqual([8_000_00])
  })

  test('ends up the same whichever comes first: cancelling the exit, cancelling it again, the daily job or a pay run', async () => {
    await at.travelled()
    for (let n = 0; n < 3; n++) {
      await leaves('2026-12-10')
      await Promise.all([stays(), daily(), stays(), daily()])
      expect(await openOnes()).toEqual([])
    }
    await leaves('2026-11-30')
    const { _id } = await at.company.admin.call('POST /api/v1/user/payrun', { body: { month: '2026-11' } })
    await calculateRun(at.company.app, { organisation: at.company.organisation, run: _id })
    const approve = at.company.admin.raw('PUT /api/v1/user/payrun/{id}', {
      params: { id: _id },
      body: { action: 'approve' },
    })
    const [approved, called] = await Promise.all([approve, stays()])
    // The two may wait for each other, which is answered with 409 and done by trying again.
    if (called.status === 409) expect((await stays()).status).toBe(200)
    else expect(called.status).toBe(200)
    // Either the run has recovered it, or it was refused because its inputs have changed.
    expect([200, 409]).toContain(approved.status)
    expect(await openOnes()).toEqual([])
    expect(await advances()).toEqual(approved.status === 200 ? [] : [8_000_00])
  })
})

const oneFare = () => ({
  estimate: [{ categoryId: at.category('Fares'), amountPaise: 1_000_00 }],
  advancePaise: 1_000_00,
})
