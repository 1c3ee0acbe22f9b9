import { beforeEach, describe, expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { translate } from '../../../platform/language/translate.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'
import { outcomesOf } from './outcome.queries.ts'
import { paymentsSaid } from './outcome.ts'
import { approvedClaim } from './testing.ts'

let company: Company & { template: string }
let hr: Person
let priya: Person

beforeEach(async () => {
  company = await withPayroll(await aCompany())
  company.clock.set('2026-10-05T06:00:00.000Z')
  hr = await company.employee('Anita Rao', { role: 'HR' })
  priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
})

const said = async (...requests: Id[]) =>
  company.within(async (tx) => {
    const all = await paymentsSaid(tx, requests)
    return requests.map((id) => (all.has(id) ? translate(all.get(id)!, 'en') : null))
  })
const payables = async (state: 'open' | 'settled' = 'open') =>
  (await hr.call('GET /api/v1/user/payable', { query: { state } })).data
const payableOf = async (request: Id) => (await payables()).find((one) => one.request._id === request)!
const transfer = async (request: Id, more: object = {}) => {
  const { _id } = await payableOf(request)
  await hr.call('POST /api/v1/user/payable-payment', { body: { payables: [_id], reference: 'UTR 8812', ...more } })
}

describe('the payment status of a request', () => {
  test('is tracked from approval to payment, for a whole page at once', async () => {
    const byPay = await approvedClaim(company, priya, 'CL-0001', 4_500_00)
    const apart = await approvedClaim(company, priya, 'CL-0002', 2_000_00)
    const part = await approvedClaim(company, priya, 'CL-0003', 1_000_00)
    const { _id: id, fromMonth } = await payableOf(apart)
    await hr.call('PUT /api/v1/user/payable/{id}', { params: { id }, body: { paidBy: 'outside', fromMonth } })
    await transfer(part, { amountPaise: 400_00 })
    expect(await said(byPay, apart, part, priya.employee)).toEqual([
      'To be paid with the October 2026 salary',
      'To be paid by a separate transfer',
      '₹400 of ₹1,000 paid',
      null,
    ])
    await transfer(apart)
    await lockMonth(company, '2026-10')
    expect(await said(byPay, apart, part)).toEqual([
      'Paid with the October 2026 salary',
      'Paid on 5 Oct 2026 (UTR 8812)',
      'Paid with the October 2026 salary',
    ])
  })

  test('names the month that will pay, once the pay of its own month is over', async () => {
    await lockMonth(company, '2026-10')
    const late = await approvedClaim(company, priya, 'CL-0001', 4_500_00)
    expect(await said(late)).toEqual(['To be paid with the November 2026 salary'])
  })

  test('covers recoveries, and payments that were undone', async () => {
    const advance = await approvedClaim(company, priya, 'TR-0001', 900_00, 'recovery')
    expect(await said(advance)).toEqual(['₹900 to be recovered from the October 2026 salary'])
    const paid = await approvedClaim(company, priya, 'CL-0001', 500_00)
    await transfer(paid)
    const settled = (await payables('settled')).find((one) => one.request._id === paid)!
    const { payments } = await hr.call('GET /api/v1/user/payable/{id}', { params: { id: settled._id } })
    await hr.call('POST /api/v1/user/payable-payment/{id}/undo', {
      params: { id: payments[0]!._id },
      body: { reason: 'It came back' },
    })
    expect(await said(paid)).toEqual(['To be paid with the October 2026 salary'])
    await lockMonth(company, '2026-10')
    expect(await said(advance)).toEqual(['Recovered from the October 2026 salary'])
  })

  test('says nothing about requests of another company', async () => {
    const own = await approvedClaim(company, priya, 'CL-0001', 500_00)
    const other = await aCompany()
    expect(await other.within((tx) => outcomesOf(tx, { requests: [own] }))).toEqual([])
  })
})
