import { inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { newId } from '../../../platform/id.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../../payroll/testing.ts'
import { seedExpenses } from '../seed.ts'

let company: Company & { template: Id }
let hr: Person
let lead: Person
let priya: Person
let tara: Person
let ids: Map<string, Id>

beforeEach(async () => {
  company = await withPayroll(await aCompany())
  company.clock.set('2026-11-20T06:00:00.000Z')
  await company.within(seedExpenses)
  hr = await company.employee('Anita Rao', { role: 'HR' })
  lead = await company.employee('Lead Rao', { role: 'Manager' })
  priya = await company.employee('Priya Nair', { reportsTo: lead })
  tara = await company.employee('Tara Sen', { reportsTo: lead })
  ids = new Map((await company.admin.call('GET /api/v1/user/expense-category')).map(({ name, _id }) => [name, _id]))
})

type Spent = readonly [category: string, day: string, amountPaise: number]

async function claimed(who: Person, spent: readonly Spent[], decision: object | null = { status: 'approved' }) {
  const documents = [{ name: 'bill.pdf', bytes: Buffer.from(`%PDF-1.4\n${newId()}\n%%EOF`) }]
  const lines = spent.map(([category, day, amountPaise], at) => ({
    ...{ day, categoryId: ids.get(category)!, words: `Shop ${at}`, amountPaise, bills: [1] },
  }))
  const body = { reason: 'Customers in town', lines }
  const { _id: id } = await who.call('POST /api/v1/employee/claims-request', { body, files: { documents } })
  if (decision !== null)
    await lead.call('PUT /api/v1/employee/claims-approval/{id}', { params: { id }, body: decision as never })
  return id
}

const report = (query: object = {}) =>
  hr.call('GET /api/v1/user/spending', { query: { from: '2026-10', to: '2026-11', ...query } })
const short = async (query: object = {}) =>
  (await report(query)).groups.map(({ name, requests, approvedPaise, paidPaise }) => [
    name,
    requests,
    approvedPaise,
    paidPaise,
  ])

describe('the spending report', () => {
  test('sums up approved spending by category, month, department, type and person, and excludes the rest', async () => {
    await claimed(priya, [
      ['Meals', '2026-10-28', 300_00],
      ['Local travel', '2026-11-18', 450_00],
      ['Meals', '2026-11-18', 200_00],
    ])
    await claimed(tara, [['Meals', '2026-11-02', 100_00]])
    await claimed(tara, [['Other', '2026-11-02', 70_00]], null)
    await claimed(tara, [['Other', '2026-11-03', 80_00]], { status: 'rejected', note: 'Not ours' })
    const all = await report()
    expect(all).toMatchObject({ requests: 2, approvedPaise: 1_050_00, paidPaise: 0, others: null })
    expect(all).toMatchObject({ months: ['2026-10', '2026-11'], categories: ['Local travel', 'Meals'] })
    expect(all.groups.map(({ name, months }) => [name, ...months.map(({ approvedPaise }) => approvedPaise)])).toEqual([
      ['Meals', 300_00, 300_00],
      ['Local travel', 0, 450_00],
    ])
    expect(await short({ by: 'employee' })).toEqual([
      ['Priya Nair', 1, 950_00, 0],
      ['Tara Sen', 1, 100_00, 0],
    ])
    expect(await short({ by: 'type' })).toEqual([['claim', 2, 1_050_00, 0]])
    expect((await report({ by: 'department' })).approvedPaise).toBe(1_050_00)
    expect(await short({ category: 'Meals', by: 'employee' })).toEqual([
      ['Priya Nair', 1, 500_00, 0],
      ['Tara Sen', 1, 100_00, 0],
    ])
    expect(await short({ employeeId: tara.employee })).toEqual([['Meals', 1, 100_00, 0]])
    expect(await short({ from: '2026-10', to: '2026-10' })).toEqual([['Meals', 1, 300_00, 0]])
    expect(await report({ from: '2025-01', to: '2025-02' })).toMatchObject({
      requests: 0,
      approvedPaise: 0,
      groups: [],
    })
  })

  test('counts the approved part of a line, and spreads payments over lines in proportion, to the paisa', async () => {
    await pay(company, priya, 60_000_000)
    const id = await claimed(
      priya,
      [
        ['Meals', '2026-11-18', 100_01],
        ['Other', '2026-11-18', 50_00],
        ['Local travel', '2026-11-18', 50_00],
      ],
      null,
    )
    const { lines } = await lead.call('GET /api/v1/employee/claims-approval/{id}', { params: { id } })
    await lead.call('PUT /api/v1/employee/claims-approval/{id}', {
      params: { id },
      body: { status: 'approved', lines: [{ _id: lines[2]!._id, amount: 20_00, note: 'By bus' }] },
    })
    const [owed] = (await hr.call('GET /api/v1/user/payable', { query: {} })).data
    await hr.call('POST /api/v1/user/payable-payment', {
      body: { payables: [owed!._id], amountPaise: 33_33, reference: 'By transfer' },
    })
    const part = await report()
    expect(part).toMatchObject({ approvedPaise: 170_01, paidPaise: 33_33 })
    expect(part.groups.reduce((sum, { paidPaise }) => sum + paidPaise, 0)).toBe(33_33)
    expect(part.groups.every(({ approvedPaise, paidPaise }) => paidPaise > 0 && paidPaise < approvedPaise)).toBe(true)
    await lockMonth(company, '2026-11')
    expect(await report()).toMatchObject({ approvedPaise: 170_01, paidPaise: 170_01 })
  })

  test('counts purchases on the day of approval, and no estimate of a trip', async () => {
    const bought = (type: string, particulars: object) =>
      company.within(async (tx) => {
        const id = newId()
        await run(
          tx,
          sql`insert into request (organisation_id, id, type, number, requester_id, state, title, reason, claimed_paise, approved_paise,
              draft, created_at, decided_at, updated_at)
            values (${tx.organisation}, ${id}, ${type}, ${`${type}-1`}, ${priya.employee}, 'approved', 'Laptops', 'Laptops', 9000000, 9000000,
              '{}', ${tx.now}, ${tx.now}, ${tx.now})`,
        )
        await run(
          tx,
          sql`insert into request_line (organisation_id, request_id, position, day, category, words, total_paise, particulars)
            values (${tx.organisation}, ${id}, 1, '2027-03-01', 'IT', 'Laptop', 9000000, ${JSON.stringify(particulars)})`,
        )
      })
    await bought('procurement', { vendor: 'Kaveri' })
    await bought('travel', { estimateOf: newId() })
    expect(await short({ by: 'type' })).toEqual([['procurement', 1, 90_000_00, 0]])
    expect(await short({ type: 'claim' })).toEqual([])
  })

  test('is downloaded expense by expense, without formulas, and the download is logged', async () => {
    await claimed(priya, [
      ['Meals', '2026-11-18', 1_234_50],
      ['Other', '2026-11-17', 70_00],
    ])
    const query = { from: '2026-11', to: '2026-11' }
    const csv = (await hr.call('GET /api/v1/user/spending/file', {
      query: { ...query, format: 'csv' },
    })) as unknown as Buffer
    expect(csv.toString().trimEnd().split('\r\n')).toEqual([
      '\uFEFF"Date","Request","Type","Employee ID","Employee","Department","Category","Merchant or item","Purpose","Approved (₹)","Paid (₹)"',
      expect.stringMatching(
        /^"2026-11-17","CL-0001","Claim",".+","Priya Nair",".*","Other","Shop 1","Customers in town","70.00","0.00"$/,
      ),
      expect.stringMatching(/^"2026-11-18".*"Meals","Shop 0","Customers in town","1234.50","0.00"$/),
    ])
    const book = (await hr.call('GET /api/v1/user/spending/file', {
      query: { ...query, format: 'xlsx' },
    })) as unknown as Buffer
    const sheet = entry(book, 'xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<c r="J3" s="1"><v>1234.50</v></c>')
    expect(sheet).toContain('<t xml:space="preserve">Customers in town</t>')
    const log = await company.within((tx) => run(tx, sql`select action from audit_event where action = 'downloaded'`))
    expect(log.rows).toHaveLength(2)
  })

  test('is refused for months in the wrong order, for too many of them, and for anyone who may not see pay', async () => {
    const refused = async (query: object) =>
      (
        await hr.refused('GET /api/v1/user/spending', { query: { from: '2026-10', to: '2026-11', ...query } })
      ).errors?.map(({ path }) => path)
    expect(await refused({ to: '2026-09' })).toEqual(['query.to'])
    expect(await refused({ from: '2024-11' })).toEqual(['query.to'])
    expect(await refused({ by: 'colour' })).toEqual(['query.by'])
    const own = await priya.refused('GET /api/v1/user/spending', { query: { from: '2026-10', to: '2026-11' } })
    expect(own.status).toBe(403)
  })
})

/** Extracts a file from a zip by the zip's central directory. */
function entry(zip: Buffer, name: string): string {
  const listed = zip.indexOf(Buffer.from(name), zip.indexOf(Buffer.from('PK\x01\x02', 'latin1')))
  const at = zip.readUInt32LE(listed - 4)
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 18))).toString()
}
