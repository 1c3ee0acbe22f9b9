import { beforeAll, expect, test } from 'vitest'
import { claimsPaper, type Claims } from './claims-paper.ts'
import { drawClaims } from './draw-claims.ts'
import { textOfPdf } from '../../pdf/pdf-text.fixture.ts'
import { declare, financialYear, people, ppf, prove, rent } from '../testing.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'

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
    ...{ yearName: 'Tax year', financialYear: '2026-27', section: (key) => `s.${key}` },
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
  expect(facts).toContainEqual(['Tax year', '2026-27'])
  expect(facts).toContainEqual(['Tax regime', 'Old regime'])
  const [hra, , , savings] = parts
  expect(hra).toMatchObject({
    title: '1. House rent allowance (s.hra)',
    rows: [
      {
        label: '(i) Rent paid to the landlord, April 2026 to March 2027, ₹20,000.00 a month',
        amountPaise: 24_000_000,
        particulars: [
          '(ii) Name of the landlord: Suresh Patil',
          '(iii) Address of the landlord: 12 Hill Road, Mumbai',
          '(iv) PAN of the landlord: ABCPE1234F',
          'Evidence: none yet',
        ],
      },
    ],
  })
  expect(savings).toMatchObject({
    title: '4(A). Deductions for savings (s.80C), pension fund (s.80CCC) and NPS (s.80CCD1)',
    rows: [
      {
        label: '(i)(a) Public provident fund (s.80C)',
        amountPaise: 10_000_000,
        particulars: [expect.stringMatching(/^Evidence: .*pdf$/)],
      },
    ],
  })
  expect(parts.map(({ rows }) => rows.length)).toEqual([1, 0, 0, 1, 0])
  expect(words).toMatch(/^I, Priya Nair, son\/daughter of …+, certify/)
  expect((await drawClaims(await paperOf())).length).toBeGreaterThan(1000)
})

test('the PDF has its parts in the order of Form 12BB, each with its numbers, and is signed with place, date, designation and name', async () => {
  const { priya } = scene
  const details = { section: '80D', whose: 'selfFamily', senior: false, premiumPaise: 2_000_000 }
  const loan = { section: 'ownHouse', interestPaise: 18_000_000, lender: 'HDFC Bank', purpose: 'purchase' }
  for (const one of [
    { ...loan, lenderAddress: 'Church Street, Bengaluru', lenderPan: 'AAACH1234F', lenderKind: 'institution' },
    { section: '80CCD1B', amountPaise: 5_000_000 },
    { section: '80CCC', amountPaise: 1_000_000 },
    { section: 'lta', amountPaise: 3_000_000 },
    details,
  ])
    await declare(priya, one)
  const lines = textOfPdf(await drawClaims(await paperOf()))
  const order = [
    ...['Name of the employee', 'Priya Nair', 'Address of the employee', 'PAN of the employee', 'Tax year'],
    ...['1. House rent allowance (s.hra)', '(ii) Name of the landlord: Suresh Patil'],
    ...['(iii) Address of the landlord: 12 Hill Road, Mumbai', '(iv) PAN of the landlord: ABCPE1234F'],
    ...['2. Leave travel concession or assistance', 'LTA (s.lta)'],
    ...['3. Interest on borrowing for a house (s.houseLoanInterest)'],
    ...['(i) Interest payable or paid to the lender: Home loan interest'],
    ...['(ii) Name of the lender: HDFC Bank', '(iii) Address of the lender: Church Street, Bengaluru'],
    ...['(iv) PAN of the lender: AAACH1234F', '(a) The lender is a financial institution'],
    ...['4(A). Deductions for savings (s.80C), pension fund (s.80CCC) and NPS (s.80CCD1)'],
    ...['(i)(a) Public provident fund (s.80C)', '(ii)(a) Pension fund (s.80CCC)'],
    ...['(iii)(a) Additional NPS contribution (s.80CCD1B)', '4(B). Deductions under other sections'],
    ...['(i) Health insurance of own family (s.80D)', 'Verification', 'Place: ……………………', 'Date: ……………………'],
    ...['Signature: ……………………………', 'Designation: Engineer', 'Full name: Priya Nair'],
  ]
  const wanted = new Set(order)
  expect(lines.filter((line, at) => wanted.has(line) && lines.indexOf(line) === at)).toEqual(order)
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
