import { beforeAll, expect, test } from 'vitest'
import { claimsPaper, type Claims } from './claims-paper.ts'
import { drawClaims } from './draw-claims.ts'
import { declare, financialYear, people, ppf, prove, rent } from '../testing.ts'
import { plain, say, verbatim } from '@muster/engine/sentence.ts'

const own = 'GET /api/v1/employee/self-tax-claims'
const others = 'GET /api/v1/user/tax-claims/{id}'

let scene: Awaited<ReturnType<typeof people>>
beforeAll(async () => {
  scene = await people()
  const { priya, company } = scene
  const item = await declare(priya, ppf)
  await prove(priya, item)
  await declare(priya, rent)
  const params = { id: priya.employee }
  await company.admin.call('PUT /api/v1/user/tax-regime/{id}', { params, body: { financialYear, regime: 'old' } })
})

const paperOf = async (query: object = {}): Promise<ReturnType<typeof claimsPaper>> => {
  const declared = await scene.priya.call('GET /api/v1/employee/self-tax', { query })
  const claims: Claims = {
    ...{ form: declared.forms.claims, language: 'en', madeAt: '2026-06-01T00:00:00.000Z', declared },
    ...{ year: plain('tax year 2026-27'), section: (key) => `s.${key}` },
    person: {
      ...{ name: 'Priya Nair', code: 'ACM-0001', designation: 'Engineer', fatherName: '', company: 'Acme' },
      ...{ address: verbatim('12 MG Road'), pan: say`Not known` },
    },
  }
  return claimsPaper(claims, 'en')
}

test('a statement of claims has each claim in its part, with landlord, evidence and amount', async () => {
  const { form, parts, words, facts } = await paperOf()
  expect(form).toBe('Form 124')
  expect(facts).toContainEqual(['Tax regime', 'Old regime'])
  const [hra, , , savings] = parts
  expect(hra).toMatchObject({
    title: '1. House rent allowance (s.hra)',
    rows: [
      {
        label: 'Rent',
        amountPaise: 24_000_000,
        particulars: expect.arrayContaining([
          expect.stringMatching(/^Landlord: /),
          expect.stringMatching(/^PAN of the landlord: /),
          'Evidence: none yet',
        ]),
      },
    ],
  })
  expect(savings).toMatchObject({
    title: '4(A). Savings, pension fund and NPS',
    rows: [
      {
        label: 'Public provident fund (s.80C)',
        amountPaise: 10_000_000,
        particulars: [expect.stringMatching(/^Evidence: .*pdf$/)],
      },
    ],
  })
  expect(parts.map(({ rows }) => rows.length)).toEqual([1, 0, 0, 1, 0])
  expect(words).toMatch(/^I, Priya Nair, son\/daughter of …+, certify/)
  expect((await drawClaims(await paperOf())).length).toBeGreaterThan(1000)
})

test('what payroll rejected is claimed no more', async () => {
  const { priya, accounts } = scene
  const { items } = await priya.call('GET /api/v1/employee/self-tax')
  const { _id: id } = items.find(({ section }) => section === 'rent')!
  const body = { action: 'reject' as const, reason: 'The agreement is missing' }
  await accounts.call('PUT /api/v1/user/tax-item-decision/{id}', { params: { id }, body })
  expect((await paperOf()).parts[0]?.rows).toEqual([])
})

test("one downloads one's own, payroll that of others with its name in the log; the form of an earlier year is Form 12BB", async () => {
  const { priya, accounts } = scene
  const mine = await priya.raw(own)
  expect([mine.status, mine.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(mine.headers['content-disposition']).toContain(`Form%20124%20${financialYear}`)
  const before = await priya.raw(own, { query: { financialYear: '2025-26' } })
  expect(before.headers['content-disposition']).toContain('Form%2012BB%202025-26')
  const params = { id: priya.employee }
  expect((await accounts.raw(others, { params })).status).toBe(200)
  expect(await priya.refused(others, { params })).toMatchObject({ status: 403 })
  expect(await scene.company.admin.refused(own)).toMatchObject({ status: 403 })
})
