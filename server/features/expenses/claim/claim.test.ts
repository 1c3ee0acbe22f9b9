import { beforeEach, describe, expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
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
  const categories = await company.admin.call('GET /api/v1/user/expense-category')
  ids = new Map(categories.map(({ name, _id }) => [name, _id]))
})

const bill = (words: string) => ({ name: `${words}.pdf`, bytes: Buffer.from(`%PDF-1.4\n${words}\n%%EOF`) })
const meal = (more: object = {}) => ({
  ...{ day: '2026-11-18', categoryId: ids.get('Meals')!, words: 'Udupi Grand', amountPaise: 1_200_00, bills: [1] },
  ...more,
})
const reason = 'Customers in town'
const submit = async (lines: object[], documents = [bill('one')], who = priya) =>
  (await who.call('POST /api/v1/employee/claims-request', { body: { reason, lines } as never, files: { documents } }))
    ._id
const refused = (lines: object[], documents = [bill('one')]) =>
  priya.refused('POST /api/v1/employee/claims-request', { body: { reason, lines } as never, files: { documents } })
const outcomes = async () =>
  (await priya.call('GET /api/v1/employee/claims-request', { query: {} })).data.map(({ outcome }) => outcome)
const see = (who: Person, id: Id) => who.call('GET /api/v1/employee/claims-approval/{id}', { params: { id } })
const decide = (who: Person, id: Id, body: object) =>
  who.call('PUT /api/v1/employee/claims-approval/{id}', { params: { id }, body: body as never })

describe('an expense claim', () => {
  test('is counted by bill, kilometres and currency, approved by line, and paid with the next pay', async () => {
    await pay(company, priya, 60_000_000)
    const dollars = { currency: 'USD', thousandths: 20_000, rateMillionths: 83_500_000 }
    const id = await submit(
      [
        meal({ taxPaise: 57_14, gstin: '29ABCDE1234F1ZW' }),
        meal({
          words: 'Hotel to airport',
          categoryId: ids.get('Own car'),
          amountPaise: null,
          quantity: 37_500,
          bills: [],
        }),
        meal({ words: 'Cloud hosting', categoryId: ids.get('Other'), amountPaise: null, foreign: dollars, bills: [2] }),
      ],
      [bill('one'), bill('two')],
    )
    const seen = await see(lead, id)
    expect(seen).toMatchObject({ number: 'CL-0001', claimed: 1_200_00 + 450_00 + 1_670_00, mayDecide: true })
    expect(
      seen.lines.map(({ category, total, unit, quantity, currency, rate }) => [
        category,
        total,
        unit,
        quantity,
        currency,
        rate,
      ]),
    ).toEqual([
      ['Meals', 1_200_00, null, null, 'INR', null],
      ['Own car', 450_00, 12_00, 37_500, 'INR', null],
      ['Other', 1_670_00, null, 20_000, 'USD', 83_500_000],
    ])
    expect(seen.details).toMatchObject({ lines: [{ gstin: '29ABCDE1234F1ZW' }, {}, {}], warnings: [], duplicates: [] })
    const lines = [{ _id: seen.lines[0]!._id, amount: 1_000_00, note: 'Without the wine' }]
    await decide(lead, id, { status: 'approved', lines })
    const own = await see(priya, id)
    expect(own).toMatchObject({ state: 'approved', approved: 3_120_00, mayCancel: true })
    expect(own.details.payments).toEqual([
      { type: 'reimbursement', amountPaise: 3_120_00, paidPaise: 0, paidBy: 'pay', fromMonth: '2026-11' },
    ])
    expect(await outcomes()).toEqual(['To be paid with the November 2026 salary'])
    await lockMonth(company, '2026-11')
    const [slip] = (await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })).data
    expect(slip!.netPaise).toBe(50_000_00 + 3_120_00)
    const paid = await see(priya, id)
    expect(paid.details.payments[0]).toMatchObject({ paidPaise: 3_120_00 })
    expect([paid.outcome, ...(await outcomes())]).toEqual(Array(2).fill('Paid with the November 2026 salary'))
    const { lines: printed } = await company.admin.call('GET /api/v1/user/payslip/{id}', { params: { id: slip!._id } })
    const line = printed.find(({ code }) => code === 'REIMBURSEMENT:CL-0001')!
    expect(line.explanation.steps.map(({ words, amountPaise }) => [words, amountPaise])).toEqual([
      ['Claimed in CL-0001', 3_320_00],
      ['Approved', 3_120_00],
    ])
    expect(paid.mayCancel).toBe(false)
  })

  test('is posted by category where the company names an account, and to the common account otherwise', async () => {
    await pay(company, priya, 60_000_000)
    const sent = await submit(
      [meal(), meal({ words: 'Cloud hosting', categoryId: ids.get('Other'), amountPaise: 800_00, bills: [2] })],
      [bill('one'), bill('two')],
    )
    await decide(lead, sent, { status: 'approved' })
    const run = await lockMonth(company, '2026-11')
    const entries = async (kind: string) => {
      const params = { id: run, kind }
      const text = String((await hr.call('GET /api/v1/user/payrun/{id}/files/{kind}', { params })) as unknown)
      return text.split(/\r?\n/).filter((row) => /reimbursements|Staff welfare/.test(row))
    }
    expect(await entries('journal')).toEqual(['"Expense reimbursements","","2000.00",""'])
    const key = `category:${ids.get('Meals')}`
    const names = { ledgers: [{ key, ledger: 'Staff welfare' }] }
    await hr.call('PUT /api/v1/user/payrun-ledger', { body: names })
    const known = await hr.call('GET /api/v1/user/payrun-ledger')
    expect(known).toContainEqual({ key, name: 'Expenses: Meals', ledger: 'Staff welfare' })
    expect(known.filter(({ name }) => name.startsWith('Expenses: '))).toHaveLength(ids.size)
    expect(await entries('journal')).toEqual([
      '"Staff welfare","","1200.00",""',
      '"Expense reimbursements","","800.00",""',
    ])
    expect((await entries('journal-csv')).map((row) => row.split(',').slice(-2))).toEqual([
      ['"1200.00"', '""'],
      ['"800.00"', '""'],
    ])
    expect(await entries('journal-tally')).toEqual([expect.stringContaining('<LEDGERNAME>Staff welfare</LEDGERNAME>')])
    const { problems } = await hr.call('GET /api/v1/user/payrun/{id}/files', { params: { id: run } })
    expect(problems).toEqual([])
  })

  test('is refused with every wrong field named at its line, and nothing is stored', async () => {
    const { status, errors } = await refused([
      meal({ day: '2026-11-21' }),
      meal({ bills: [] }),
      meal({ bills: [2] }),
      meal({ categoryId: ids.get('Own car'), amountPaise: null }),
    ])
    expect(status).toBe(400)
    expect(errors?.map(({ path }) => path)).toEqual(['body.lines.0.day', 'body.lines.1.bills', 'body.lines.3.quantity'])
    expect((await refused([meal({ bills: [2] })])).errors).toMatchObject([{ path: 'body.lines.0.bills' }])
    expect((await refused([meal({ categoryId: ids.get('Accommodation') })])).errors).toMatchObject([
      { path: 'body.lines.0.categoryId', message: 'Choose a category' },
    ])
    for (const amountPaise of [0, -1, 1.5]) expect((await refused([meal({ amountPaise })])).status).toBe(400)
    expect((await refused([])).status).toBe(400)
    expect((await refused(Array.from({ length: 51 }, () => meal()))).status).toBe(400)
    const own = await priya.call('GET /api/v1/employee/claims-request', { query: {} })
    expect(own.pagination.total).toBe(0)
  })

  test("is shown with everyone's claims for the same bill, matched by file or by what it says", async () => {
    const first = await submit([meal()])
    const second = await submit(
      [meal({ words: 'Karavalli', amountPaise: 2_000_00 }), meal({ words: 'UDUPI grand', bills: [2] })],
      [bill('one'), bill('two')],
      tara,
    )
    expect((await see(lead, second)).details.duplicates).toEqual([
      { position: 1, by: 'file', number: 'CL-0001', requester: 'Priya Nair' },
      { position: 2, by: 'facts', number: 'CL-0001', requester: 'Priya Nair' },
    ])
    expect((await see(tara, second)).details.duplicates).toHaveLength(2)
    expect((await see(lead, first)).details.duplicates.map(({ number, by }) => `${number} ${by}`)).toEqual([
      'CL-0002 file',
    ])
    const { createHash } = await import('node:crypto')
    const sha = createHash('sha256').update(bill('one').bytes).digest('hex')
    const preview = await hr.call('POST /api/v1/employee/claims-preview', {
      body: { lines: [meal()] as never, files: [sha] },
    })
    expect(preview.duplicates).toHaveLength(2)
    await decide(lead, first, { status: 'rejected', note: 'Not this one' })
    expect((await see(lead, second)).details.duplicates).toEqual([])
    // No one in another company sees any of it.
    const other = await aCompany('Globex')
    await other.within(seedExpenses)
    const rival = await other.employee('Rival Das')
    const category = (await other.admin.call('GET /api/v1/user/expense-category')).find(({ name }) => name === 'Meals')
    const theirs = await rival.call('POST /api/v1/employee/claims-preview', {
      body: { lines: [meal({ categoryId: category!._id })] as never, files: [sha] },
    })
    expect(theirs.duplicates).toEqual([])
  })

  test('counts pending and approved claims against the limits of the role, and warns or refuses', async () => {
    const { data: roles } = await company.admin.call('GET /api/v1/user/role', { query: {} })
    const employeeRole = roles.find(({ name }) => name === 'Employee')!._id
    const meals = (await company.admin.call('GET /api/v1/user/expense-category')).find(({ name }) => name === 'Meals')!
    const { _id, isUsed: _, ...rules } = meals
    const limited = (overLimit: 'flag' | 'refuse') =>
      company.admin.call('PUT /api/v1/user/expense-category/{id}', {
        params: { id: _id },
        body: {
          ...rules,
          overLimit,
          limits: [
            { roleId: null, per: 'day', limitPaise: 5_000_00 },
            { roleId: employeeRole, per: 'day', limitPaise: 2_000_00 },
          ],
        },
      })
    await limited('flag')
    await submit([meal()])
    const id = await submit([meal({ words: 'Karavalli', amountPaise: 900_00 })])
    const over = '₹2,100 of Meals on 18 Nov 2026: the limit is ₹2,000 a day'
    expect((await see(lead, id)).details.warnings).toEqual([{ position: 1, message: over }])
    await limited('refuse')
    expect((await refused([meal({ words: 'Truffles', amountPaise: 100_00 })])).errors).toEqual([
      { path: 'body.lines.0.amountPaise', message: '₹2,200 of Meals on 18 Nov 2026: the limit is ₹2,000 a day' },
    ])
    await decide(lead, id, { status: 'rejected', note: 'Too much' })
    await submit([meal({ words: 'Truffles', amountPaise: 800_00 })])
    const own = await priya.call('GET /api/v1/employee/expense-category')
    expect(own.find(({ name }) => name === 'Meals')!.limits).toEqual([
      { roleId: employeeRole, per: 'day', limitPaise: 2_000_00 },
    ])
  })

  test('pays taxable amounts separately, with their tax', async () => {
    await pay(company, priya, 60_000_000)
    const meals = (await company.admin.call('GET /api/v1/user/expense-category')).find(
      ({ name }) => name === 'Phone and internet',
    )!
    const { _id, isUsed: _, ...rules } = meals
    const body = { ...rules, isTaxed: true }
    await company.admin.call('PUT /api/v1/user/expense-category/{id}', { params: { id: _id }, body })
    const id = await submit([meal(), meal({ categoryId: _id, words: 'Jio', amountPaise: 499_00, bills: [] })])
    await decide(lead, id, { status: 'approved' })
    expect((await see(priya, id)).details.payments.map(({ type, amountPaise }) => [type, amountPaise])).toEqual([
      ['reimbursement', 1_200_00],
      ['taxedReimbursement', 499_00],
    ])
  })

  test('is no longer owed once it is cancelled, and cannot be cancelled once it is paid', async () => {
    const id = await submit([meal()])
    await decide(lead, id, { status: 'approved' })
    await priya.call('PUT /api/v1/employee/claims-cancel/{id}', { params: { id }, body: { note: 'By mistake' } })
    await decide(lead, id, { status: 'approved' })
    expect((await see(priya, id)).state).toBe('cancelled')
    expect((await hr.call('GET /api/v1/user/payable', { query: {} })).data).toEqual([])
    const second = await submit([meal({ words: 'Karavalli' })])
    await decide(lead, second, { status: 'approved' })
    const { data } = await hr.call('GET /api/v1/user/payable', { query: {} })
    const body = { payables: [data[0]!._id], reference: 'UTR 8812' }
    await hr.call('POST /api/v1/user/payable-payment', { body })
    const cancelled = await priya.refused('PUT /api/v1/employee/claims-cancel/{id}', {
      params: { id: second },
      body: {},
    })
    expect(cancelled).toMatchObject({ status: 409, message: 'CL-0002 has been paid and can no longer be cancelled.' })
  })
})

describe('expense categories', () => {
  const put = (id: Id, body: object) =>
    company.admin.refused('PUT /api/v1/user/expense-category/{id}', { params: { id }, body: body as never })

  test('are added, changed, switched off, and deleted while no claim uses them', async () => {
    const fuel = {
      ...{ name: 'Fuel', basis: 'bill' as const, use: 'claim' as const, isTaxed: false, billAbovePaise: null },
      ...{ maxAgeDays: 30, overLimit: 'refuse' as const, limits: [], rates: [] },
    }
    const { _id } = await company.admin.call('POST /api/v1/user/expense-category', { body: fuel })
    expect(
      await company.admin.refused('POST /api/v1/user/expense-category', { body: { ...fuel, name: 'FUEL' } }),
    ).toMatchObject({
      errors: [{ path: 'body.name', message: 'There is a category with this name already' }],
    })
    const rate = { from: '2026-04-01', ratePaise: 9_00 }
    expect((await put(_id, { ...fuel, isActive: true, rates: [rate] })).status).toBe(400)
    expect((await put(_id, { ...fuel, isActive: true, basis: 'mileage' })).errors).toMatchObject([
      { path: 'body.rates' },
    ])
    expect((await put(_id, { ...fuel, isActive: true, basis: 'mileage', rates: [rate, rate] })).status).toBe(400)
    const limit = { roleId: null, per: 'day', limitPaise: 1_00 }
    expect((await put(_id, { ...fuel, isActive: true, limits: [limit, limit] })).status).toBe(400)
    await submit([meal({ categoryId: _id, words: 'Shell', amountPaise: 900_00, bills: [] })])
    expect((await put(_id, { ...fuel, isActive: true, basis: 'mileage', rates: [rate] })).errors).toMatchObject([
      { path: 'body.basis' },
    ])
    const gone = 'DELETE /api/v1/user/expense-category/{id}'
    expect(await company.admin.refused(gone, { params: { id: _id } })).toMatchObject({ status: 409 })
    await company.admin.call('PUT /api/v1/user/expense-category/{id}', {
      params: { id: _id },
      body: { ...fuel, isActive: false },
    })
    expect((await refused([meal({ categoryId: _id })])).errors).toMatchObject([{ path: 'body.lines.0.categoryId' }])
    await company.admin.call(gone, { params: { id: ids.get('Training and books')! } })
    expect(await priya.refused('POST /api/v1/user/expense-category', { body: fuel })).toMatchObject({ status: 403 })
  })
})
