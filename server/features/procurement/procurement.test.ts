import { beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import type { Person } from '../../testing/company.ts'
import {
  aBuyingCompany,
  approve,
  deliver,
  draftOf,
  faults,
  idOf,
  order,
  quote,
  rupees,
  see,
  submit,
  things,
  type BuyingCompany,
} from './testing.ts'

let company: BuyingCompany
let hr: Person
let lead: Person
let priya: Person
let tara: Person
beforeEach(async () => {
  company = await aBuyingCompany()
  ;({ hr, lead, priya, tara } = company)
})

const refused = async (lines: object[], more: object = {}, documents: object[] = []) => {
  const sent = { body: draftOf(lines, more), files: { documents: documents as never } }
  return faults(await priya.raw('POST /api/v1/employee/procurement-request', sent))
}
const [chair, laptop] = things as [(typeof things)[0], (typeof things)[1]]

describe('a procurement request', () => {
  const quotes = [
    { vendor: 'Godrej', pricing: 'items', unitPaise: [rupees(5_000), rupees(60_000)], file: 1 },
    { vendor: 'Ikea', pricing: 'total', totalPaise: rupees(1_69_000), file: 2 },
    { vendor: 'Nilkamal', pricing: 'total', totalPaise: rupees(1_80_000) },
  ]

  it('has items, and quotes compared for its approver', async () => {
    const chosen = { quotes, chosenQuote: 0, chosenReason: 'Delivered within a week' }
    const id = await submit(priya, things, chosen, [quote('Godrej'), quote('Ikea')])
    const seen = await see(lead, id)
    expect(seen).toMatchObject({
      ...{ number: 'PR-0001', title: 'Office chair and 1 other item', quantity: '12 items', claimed: rupees(1_70_000) },
      ...{ startsOn: '2026-12-01', endsOn: '2026-12-10', mayDecide: true, stages: [] },
    })
    expect(seen.lines.map(({ words, quantity, unit, total }) => [words, quantity, unit, total])).toEqual([
      ['Office chair', 10_000, rupees(5_000), rupees(50_000)],
      ['Laptop', 2_000, rupees(60_000), rupees(1_20_000)],
    ])
    expect(seen.attachments.map(({ name, purpose }) => [name, purpose])).toEqual([
      ['Godrej.pdf', 'quote'],
      ['Ikea.pdf', 'quote'],
    ])
    expect(seen.details.quotes).toMatchObject([
      { vendor: 'Godrej', totalPaise: rupees(1_70_000), isChosen: true, isCheapest: false, file: 1 },
      { vendor: 'Ikea', totalPaise: rupees(1_69_000), isChosen: false, isCheapest: true, file: 2 },
      { vendor: 'Nilkamal', totalPaise: rupees(1_80_000), isChosen: false, isCheapest: false, file: null },
    ])
    expect(seen.details).toMatchObject({
      ...{ deliverTo: 'Bengaluru office, 2nd floor', chosenReason: 'Delivered within a week' },
      department: { name: 'Design', since: '2026-04-01', approvedPaise: 0, budgetPaise: null },
    })
  })

  it('is refused with every wrong field, and stores nothing', async () => {
    expect(await refused([{ ...chair, name: 'Pay at http://evil.example' }])).toEqual([400, 'body.lines.0.name'])
    expect(await refused([{ ...chair, quantity: 0 }])).toEqual([400, 'body.lines.0.quantity'])
    expect(await refused([{ ...chair, quantity: -1 }])).toEqual([400, 'body.lines.0.quantity'])
    expect(await refused([{ ...chair, quantity: 1.5 }])).toEqual([400, 'body.lines.0.quantity'])
    expect(await refused([{ ...chair, quantity: 10_001 }])).toEqual([400, 'body.lines.0.quantity'])
    for (const unitPaise of [0, -1, 1.5, 1_00_00_000_01])
      expect(await refused([{ ...chair, unitPaise }])).toEqual([400, 'body.lines.0.unitPaise'])
    for (const link of ['javascript:alert(1)', 'ftp://a.b/c', 'www.shop.in', 'http:/x'])
      expect(await refused([{ ...chair, link }])).toEqual([400, 'body.lines.0.link'])
    expect(await refused([{ ...chair, neededBy: '2026-11-19' }, laptop, laptop])).toEqual([
      400,
      'body.lines.0.neededBy',
      'body.lines.2.name',
    ])
    expect(await refused([])).toEqual([400, 'body.lines'])
    expect(await refused(Array.from({ length: 51 }, (_, n) => ({ ...chair, name: `Chair ${n}` })))).toEqual([
      400,
      'body.lines',
    ])
    expect(await refused(things, { reason: ' ' })).toEqual([400, 'body.reason'])
    expect(await refused(things, { deliverTo: '' })).toEqual([400, 'body.deliverTo'])
    expect(await refused(things, { quotes })).toEqual([
      400,
      'body.chosenQuote',
      'body.quotes.0.file',
      'body.quotes.1.file',
    ])
    const four = [...quotes, { ...quotes[2], vendor: 'Featherlite' }]
    expect(await refused(things, { quotes: four, chosenQuote: 0 })).toEqual([400, 'body.quotes'])
    const program = [{ name: 'quote.pdf', bytes: Buffer.from('MZ a program') }]
    expect(await refused(things, {}, program)).toEqual([400, 'files.documents.0'])
    const { pagination } = await priya.call('GET /api/v1/employee/procurement-request', { query: {} })
    expect(pagination.total).toBe(0)
  })

  it('is previewed before it is submitted: what it costs, what is wrong, and what was requested already', async () => {
    await submit(priya, [laptop])
    const ask = (body: object) => priya.call('POST /api/v1/employee/procurement-preview', { body: body as never })
    const seen = await ask({ lines: [{ ...laptop, name: 'LAPTOP', neededBy: '2026-11-01' }] })
    expect(seen).toMatchObject({
      totalPaise: rupees(1_20_000),
      approver: 'Lead Rao',
      warnings: ['LAPTOP is in PR-0001 too'],
    })
    expect(seen.problems.map(({ path }) => path)).toEqual(['lines.0.neededBy'])
    const other = await tara.call('POST /api/v1/employee/procurement-preview', { body: { lines: [laptop] } as never })
    expect(other.warnings).toEqual([])
  })

  it('goes on to finance and the admin by its amount, and each may reduce it', async () => {
    const finance = await company.employee('Fina Nce', { role: 'HR' })
    const head = await company.employee('Head Ofall', { role: 'Manager' })
    const person = (who: Person, amountFrom: number) => ({
      ...{ name: 'Level', approver: { kind: 'person', employeeId: who.employee }, amountFrom },
    })
    await company.admin.call('PUT /api/v1/user/approval-rules/{type}', {
      params: { type: 'procurement' },
      body: {
        rules: [
          { name: 'Manager', approver: { kind: 'manager', levelsUp: 1 } },
          person(head, rupees(50_000)),
          person(finance, rupees(1_00_000)),
        ],
      } as never,
    })
    const small = await submit(priya, [{ ...chair, quantity: 9 }])
    await approve(lead, small)
    expect((await see(priya, small)).state).toBe('approved')
    const id = await submit(priya)
    const [chairs, laptops] = (await see(lead, id)).lines
    const fewer = { lines: [{ _id: chairs!._id, amount: rupees(20_000), note: 'Four are in store' }] }
    expect((await approve(lead, id, fewer)).status).toBe(200)
    expect((await see(priya, id)).assignee?.name).toBe('Head Ofall')
    const cheaper = { lines: [{ _id: laptops!._id, amount: rupees(1_00_000), note: 'The smaller model' }] }
    expect((await approve(head, id, cheaper)).status).toBe(200)
    expect((await approve(finance, id)).status).toBe(200)
    const seen = await see(priya, id)
    expect(seen).toMatchObject({ state: 'approved', approved: rupees(1_20_000), nextStages: ['ordered'] })
    expect(
      seen.details.items.map(({ requested, approved, approvedPaise }) => [requested, approved, approvedPaise]),
    ).toEqual([
      [10, 4, rupees(20_000)],
      [2, 2, rupees(1_00_000)],
    ])
    // Vendors are paid, not employees.
    expect((await company.admin.call('GET /api/v1/user/payable', { query: {} })).data).toEqual([])
    const design = (await company.admin.call('GET /api/v1/user/department')).find(({ name }) => name === 'Design')!
    await company.admin.call('PUT /api/v1/user/department/{id}', {
      params: { id: design._id },
      body: { name: 'Design', purchaseBudgetPaise: rupees(2_00_000) },
    })
    expect((await see(lead, await submit(tara, [laptop]))).details.department).toMatchObject({
      approvedPaise: rupees(1_20_000 + 45_000),
      budgetPaise: rupees(2_00_000),
    })
  })
})

describe('after approval', () => {
  let id: Id
  let chairs: Id
  let laptops: Id
  beforeEach(async () => {
    id = await submit(priya)
    await approve(lead, id)
    ;[chairs, laptops] = (await see(priya, id)).lines.map(({ _id }) => _id) as [Id, Id]
  })
  const ten = () => ({ lineId: chairs, quantity: 10, unitPaise: rupees(5_000) })
  const two = () => ({ lineId: laptops, quantity: 2, unitPaise: rupees(60_000) })

  it('it is ordered and received in parts, never more than was approved or ordered, and both sides are notified', async () => {
    const first = await order(hr, id, 'PO-1', [{ ...ten(), quantity: 6 }, two()], { expectedOn: '2026-11-28' })
    expect(first.status).toBe(200)
    expect(faults(await order(hr, id, 'PO-2', [{ ...ten(), quantity: 5 }]))).toEqual([400, 'body.lines.0.quantity'])
    expect(faults(await order(hr, id, 'PO-2', [{ ...ten(), quantity: 4, unitPaise: rupees(5_001) }]))).toEqual([
      400,
      'body.lines.0.unitPaise',
    ])
    expect(faults(await order(hr, id, 'PO-1', [{ ...ten(), quantity: 1 }]))).toEqual([409, 'body.number'])
    const one = idOf(first)
    expect(faults(await deliver(hr, one, [{ lineId: chairs, quantity: 7 }]))).toEqual([400, 'body.lines.0.quantity'])
    expect((await deliver(hr, one, [{ lineId: chairs, quantity: 2 }], { note: 'DC 17' })).status).toBe(200)
    const seen = await see(priya, id)
    expect(seen).toMatchObject({ stage: 'partlyReceived', mayCancel: false })
    expect(seen.details.items.map(({ ordered, received }) => [ordered, received])).toEqual([
      [6, 2],
      [2, 0],
    ])
    expect(seen.details.orders).toMatchObject([
      {
        number: 'PO-1',
        vendor: 'Godrej',
        expectedOn: '2026-11-28',
        deliveries: [{ note: 'DC 17', by: 'Hema Pillai' }],
      },
    ])
    await deliver(hr, one, [
      { lineId: chairs, quantity: 4 },
      { lineId: laptops, quantity: 2 },
    ])
    expect((await see(priya, id)).stage).toBe('received')
    expect(faults(await deliver(hr, one, [{ lineId: laptops, quantity: 1 }]))).toEqual([400, 'body.lines.0.quantity'])
    await order(hr, id, 'PO-2', [{ ...ten(), quantity: 4 }])
    expect((await see(priya, id)).stages.map(({ stage }) => stage)).toEqual([
      ...['ordered', 'partlyReceived', 'received', 'ordered'],
    ])
    const told = async (who: Person) =>
      (await who.call('GET /api/v1/notification/all'))
        .filter(({ targetId }) => targetId === id)
        .map(({ message }) => message)
    expect((await told(priya)).join()).toContain('Hema Pillai marked as partly received')
    expect((await told(lead)).join()).toContain("marked Priya Nair's request as ordered")
    const row = (await hr.call('GET /api/v1/user/purchase', { query: { state: 'toReceive' } })).data
    expect(row).toMatchObject([{ number: 'PR-0001', approved: 12, ordered: 12, received: 8 }])
    expect((await hr.call('GET /api/v1/user/purchase', { query: { state: 'complete' } })).data).toEqual([])
  })

  it('an order is written once, even if two people order at the same moment', async () => {
    const both = await Promise.all([order(hr, id, 'PO-1', [ten()]), order(company.admin, id, 'PO-2', [ten()])])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const purchase = await hr.call('GET /api/v1/user/purchase/{id}', { params: { id } })
    const [only] = purchase.orders
    const parts = await Promise.all([6, 6].map((quantity) => deliver(hr, only!._id, [{ lineId: chairs, quantity }])))
    expect(parts.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('it is not withdrawn once ordered, and not ordered once withdrawn', async () => {
    const cancel = (body = {}) => priya.raw('PUT /api/v1/employee/procurement-cancel/{id}', { params: { id }, body })
    const [ordered, cancelled] = await Promise.all([order(hr, id, 'PO-1', [ten()]), cancel()])
    expect([ordered.status, cancelled.status].toSorted()).toEqual([200, 409])
    const other = await submit(tara, [laptop])
    await approve(lead, other)
    const line = (await see(tara, other)).lines[0]!._id
    await tara.call('PUT /api/v1/employee/procurement-cancel/{id}', { params: { id: other }, body: {} })
    const part = { lineId: line, quantity: 1, unitPaise: 100 }
    expect((await order(hr, other, 'PO-9', [part])).status).toBe(409)
    await approve(lead, other)
    expect((await see(tara, other)).state).toBe('cancelled')
    expect((await order(hr, other, 'PO-9', [part])).status).toBe(409)
  })

  it('an order is closed when the rest never comes, and placed elsewhere', async () => {
    const one = idOf(await order(hr, id, 'PO-1', [ten()]))
    await deliver(hr, one, [{ lineId: chairs, quantity: 3 }])
    const close = (reason: string) =>
      hr.raw('PUT /api/v1/user/purchase-order/{id}/close', { params: { id: one }, body: { reason } })
    expect(faults(await close(' '))).toEqual([400, 'body.reason'])
    expect((await close('Out of production')).status).toBe(200)
    expect((await close('Again')).status).toBe(409)
    expect((await see(priya, id)).stage).toBe('received')
    expect((await deliver(hr, one, [{ lineId: chairs, quantity: 1 }])).status).toBe(409)
    expect(faults(await order(hr, id, 'PO-2', [{ ...ten(), quantity: 8 }]))).toEqual([400, 'body.lines.0.quantity'])
    expect((await order(hr, id, 'PO-2', [{ ...ten(), quantity: 7 }])).status).toBe(200)
  })

  it('purchases are recorded by those who manage assets, for others, on past days', async () => {
    expect((await order(lead, id, 'PO-1', [ten()])).status).toBe(403)
    expect((await priya.raw('GET /api/v1/user/purchase', { query: {} })).status).toBe(403)
    expect(faults(await order(hr, id, 'PO-1', [ten()], { day: '2026-11-21' }))).toEqual([400, 'body.day'])
    expect(faults(await order(hr, id, 'PO-1', [ten()], { day: '2026-11-19' }))).toEqual([400, 'body.day'])
    expect(faults(await order(hr, id, 'PO-1', [ten()], { expectedOn: '2026-11-19' }))).toEqual([400, 'body.expectedOn'])
    expect(faults(await order(hr, id, 'PO-1', [ten(), ten()]))).toEqual([400, 'body.lines.1.lineId'])
    const pending = await submit(tara, [laptop])
    const line = (await see(tara, pending)).lines[0]!._id
    expect(faults(await order(hr, id, 'PO-1', [{ ...ten(), lineId: line }]))).toEqual([400, 'body.lines.0.lineId'])
    expect((await order(hr, pending, 'PO-1', [{ ...two(), lineId: line }])).status).toBe(409)
    const own = await submit(hr, [laptop])
    await approve(company.admin, own)
    const mine = (await see(hr, own)).lines[0]!._id
    expect((await order(hr, own, 'PO-1', [{ ...two(), lineId: mine }])).status).toBe(403)
  })
})
