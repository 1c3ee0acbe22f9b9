import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { payrollFeature } from '../features/payroll/index.ts'
import { lockMonth, pay, withPayroll } from '../features/payroll/testing.ts'
import { aCompany, run, type Company, type Person } from '../testing/company.ts'

/** A person who clicks four times, or four people at once: each call is a separate process to the database. */
async function atOnce(call: () => Promise<{ status: number }>, times = 4): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: times }, call))
  return answers.map(({ status }) => status).toSorted((a, b) => a - b)
}

let company: Company & { template: string }
let hr: Person
let priya: Person
let arjun: Person
let october: string

beforeAll(async () => {
  company = await withPayroll(await aCompany(), { statutory: true })
  hr = await company.employee('Kavya Menon', { role: 'HR' })
  priya = await company.employee('Priya Sharma')
  arjun = await company.employee('Arjun Rao')
  for (const person of [priya, arjun]) await pay(company, person, 60_000_000)
  october = await lockMonth(company, '2026-10')
})

describe('the same call four times at once', () => {
  it('reverses a payslip once', async () => {
    const params = { id: await slipOf(priya) }
    const body = { reason: 'Paid by mistake' }
    const reverse = () => hr.raw('POST /api/v1/user/payslip/{id}/reversal', { params, body })
    expect(await atOnce(reverse)).toEqual([200, 409, 409, 409])
    expect(await count(sql`select count(*)::int as n from pay_run where kind = 'reversal'`)).toBe(1)
  })

  it('saves a bonus sent with one key only once', async () => {
    const months = { fromMonth: '2026-11', toMonth: '2026-11' }
    const amount = { type: 'earning' as const, name: 'Bonus', amountPaise: 500_000, reason: 'Diwali' }
    const sent = {
      body: { employeeId: priya.employee, ...amount, ...months },
      headers: { 'idempotency-key': 'november-bonus' },
    }
    expect(await atOnce(() => hr.raw('POST /api/v1/user/pay-input', sent), 6)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await count(sql`select count(*)::int as n from pay_input`)).toBe(1)
  })

  it('accepts a bank response only once', async () => {
    const body = { payslipId: await slipOf(arjun), answer: 'returned' as const, reason: 'Account closed' }
    const answers = await atOnce(() =>
      hr.raw('PUT /api/v1/user/payrun/{id}/bank-answer', { params: { id: october }, body }),
    )
    expect(answers.filter((status) => status >= 500)).toEqual([])
    // A late one replaces the same response, or is about the next payment.
    const taken = answers.filter((status) => status === 200).length
    const kept = await count(sql`select count(*)::int as n from bank_answer where replaced_at is null`)
    expect(kept >= 1 && kept <= taken).toBe(true)
  })

  it('adds no more proofs to an item than its limit, and accepts none for an item being changed', async () => {
    const details = { section: '80C' as const, kind: 'ppf' as const, note: '', amountPaise: 5_000_000 }
    const body = { financialYear: '2026-27', details }
    const { _id: id } = await priya.call('POST /api/v1/employee/self-tax-item', { body })
    const files = { proof: { name: 'ppf.png', bytes: png } }
    const answers = await atOnce(
      () => priya.raw('POST /api/v1/employee/self-tax-proof/{id}', { params: { id }, files }),
      // The most that one account may send at the same moment.
      12,
    )
    expect(answers.filter((status) => status !== 409)).toEqual(Array.from({ length: 10 }, () => 200))

    const accept = () =>
      hr.raw('PUT /api/v1/user/tax-item-decision/{id}', { params: { id }, body: { action: 'accept' } })
    const more = { body: { details: { ...details, amountPaise: 15_000_000 } }, params: { id } }
    const change = () => priya.raw('PUT /api/v1/employee/self-tax-item/{id}', more)
    const both = (await Promise.all([accept(), change(), accept(), change()])).map(({ status }) => status)
    expect(both.every((status) => status === 200 || status === 409)).toBe(true)
    expect(await count(sql`select count(*)::int as n from tax_item where replaced_at is null`)).toBe(1)
  })

  it('makes and issues certificates once', async () => {
    const asked = {
      ...{ organisation: company.organisation, financialYear: '2026-27', employees: null },
      account: hr.account,
    }
    const job = (name: 'form-16' | 'form-16-issue') =>
      Promise.all([1, 2, 3].map(() => payrollFeature.jobs![name]!(company.app, asked)))
    await job('form-16')
    const parts = await count(sql`select count(*)::int as n from form_16_part where replaced_at is null`)
    await job('form-16-issue')
    expect(await count(sql`select count(*)::int as n from form_16_issue where replaced_at is null`)).toBe(parts)
    const told = sql`select count(*)::int as n from notification where type = 'own-form-16'`
    expect([parts > 0, await count(told)]).toEqual([true, parts])
  })
})

async function slipOf({ employee }: Person): Promise<string> {
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: october } })
  return data.find((slip) => slip.employee._id === employee)!._id
}

function count(statement: ReturnType<typeof sql>): Promise<number> {
  return company.within(async (tx) => ((await run(tx, statement)).rows[0] as { n: number }).n)
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
