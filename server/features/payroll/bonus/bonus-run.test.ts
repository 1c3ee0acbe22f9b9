import { beforeEach, expect, test } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { approveOnly, toDecide, withPasswords } from '../../../testing/second-person.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

const key = 'GET /api/v1/user/bonus-run'
const putKey = 'PUT /api/v1/user/bonus-run'
const peopleKey = 'GET /api/v1/user/bonus-run/people'
const decideKey = 'PUT /api/v1/user/bonus-run/person/{id}'
const outsideKey = 'PUT /api/v1/user/bonus-run/payment/{id}'
const enterKey = 'POST /api/v1/user/bonus-run/entry'
const undoKey = 'DELETE /api/v1/user/bonus-run/entry/{year}'
const fileKey = 'GET /api/v1/user/bonus-run/file/{form}'
const query = { year: '2025-26' }
const terms = { rateBasisPoints: 10_00, allocableSurplusPaise: null, setOnPaise: 0, setOffPaise: 0 }

let company: Company & { template: string }
let priya: Person
let rahul: Person

beforeEach(async () => {
  company = await withPayroll(await aCompany())
  priya = await company.employee('Priya Nair', { joinedOn: '2025-04-01' })
  rahul = await company.employee('Rahul Iyer', { joinedOn: '2025-04-01' })
  // In the starting template basic pay is half of the CTC.
  await pay(company, priya, 24_000_000, '2025-04-01')
  await pay(company, rahul, 120_000_000, '2025-04-01')
  await lockMonth(company, '2026-02')
  await lockMonth(company, '2026-03')
})

const calculate = (
  body: Omit<typeof terms, 'allocableSurplusPaise'> & { allocableSurplusPaise: number | null } = terms,
) => company.admin.call(putKey, { query, body })
const people = async () => (await company.admin.call(peopleKey, { query: { ...query, limit: 50 } })).data
const find = async (name: string) => (await people()).find(({ employee }) => employee.name === name)!
const runOf = async () => (await company.admin.call(key, { query })).run
const decide = (person: Person, body: object) =>
  company.admin.call(decideKey, { params: { id: person.employee }, query, body } as never)

test("says when a year's bonus is due and between which rates the company can choose", async () => {
  expect(await company.admin.call(key, { query })).toEqual({
    ...{ year: '2025-26', isOver: true, dueOn: '2026-11-30', rateBasisPoints: 833, run: null },
    ...{ leastRateBasisPoints: 833, mostRateBasisPoints: 2000 },
  })
  const of = async (rateBasisPoints: number) =>
    (await company.admin.refused(putKey, { query, body: { ...terms, rateBasisPoints } })).errors?.[0]?.message
  expect([await of(832), await of(2001)]).toEqual(Array(2).fill('Enter a rate from 8.33% to 20%'))
  expect(await company.admin.refused(putKey, { query: { year: '2026-27' }, body: terms })).toMatchObject({
    ...{ status: 409, message: 'The accounting year ends on 31 Mar 2027.' },
  })
})

test('calculates everyone from the payslips of the year and explains each', async () => {
  await calculate({ ...terms, allocableSurplusPaise: 200_000_00 })
  const own = await find('Priya Nair')
  // Two months at the ceiling of 7,000, at ten per cent.
  expect(own).toMatchObject({ state: 'payable', isEligible: true, bonusPaise: 1400_00, payablePaise: 1400_00 })
  expect(own.steps[0]?.words).toBe("10% of the wages earned, each month's up to ₹7,000")
  const other = await find('Rahul Iyer')
  expect(other).toMatchObject({ state: 'nothing', isEligible: false, bonusPaise: 0 })
  expect(other.steps[0]?.words).toContain('No bonus: wages of')
  expect(await runOf()).toMatchObject({
    ...{ people: 2, eligible: 1, excluded: 0, payablePaise: 1400_00, paidPaise: 0, month: null, isPaid: false },
    carriedPaise: Math.round(own.wagesPaise / 5),
  })
  expect(
    (await company.admin.call(peopleKey, { query: { ...query, state: 'payable', search: 'pri' } })).data,
  ).toHaveLength(1)
  expect((await company.admin.call(peopleKey, { query: { ...query, sortBy: 'payable' } })).data.at(-1)).toMatchObject({
    payablePaise: 1400_00,
  })
})

test('deducts earlier payments and the cost of misconduct, with a reason, and leaves out excluded people', async () => {
  await calculate()
  await decide(priya, { customaryPaise: 300_00, advancePaise: 100_00, misconductPaise: 200_00, reason: 'Puja bonus' })
  expect(await find('Priya Nair')).toMatchObject({ bonusPaise: 1400_00, payablePaise: 800_00, reason: 'Puja bonus' })
  const refusal = await company.admin.refused(decideKey, {
    ...{ params: { id: priya.employee }, query, body: { customaryPaise: 1 } },
  } as never)
  expect(refusal.errors?.[0]).toMatchObject({ path: 'body.reason', message: 'Enter a reason' })
  await decide(priya, { excluded: 'Dismissed for theft' })
  expect(await find('Priya Nair')).toMatchObject({
    state: 'excluded',
    payablePaise: 0,
    excluded: 'Dismissed for theft',
  })
  // Recalculation keeps the decisions.
  await calculate({ ...terms, rateBasisPoints: 20_00 })
  expect(await find('Priya Nair')).toMatchObject({ state: 'excluded', bonusPaise: 2800_00 })
})

test('is paid with the run of a month as statutory bonus, and appears in Form C and Form D', async () => {
  await calculate()
  await company.admin.call(enterKey, { body: { ...query, month: '2026-04' } })
  expect(await find('Priya Nair')).toMatchObject({ state: 'entered' })
  expect((await company.admin.refused(putKey, { query, body: terms })).message).toBe(
    'The bonus is entered in the pay of April 2026. Undo that before you change it.',
  )
  const run = await lockMonth(company, '2026-04')
  const slips = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run } })
  const { _id } = slips.data.find(({ employee }) => employee.name === 'Priya Nair')!
  const slip = await company.admin.call('GET /api/v1/user/payslip/{id}', { params: { id: _id } })
  expect(slip.lines.find(({ name }) => name === 'Statutory bonus')).toMatchObject({ amountPaise: 1400_00 })
  expect(await find('Priya Nair')).toMatchObject({ state: 'paid', paidOn: '2026-04-30' })
  expect(await runOf()).toMatchObject({ paidPaise: 1400_00, isPaid: true })
  expect((await company.admin.refused(undoKey, { params: query })).status).toBe(409)

  const register = await csv('register')
  expect(register[0]).toHaveLength(19)
  expect(field(register, 'Priya Nair')).toMatchObject({
    ...{ 'Days worked in the year': '59', 'Bonus payable': '1400.00', 'Net amount payable': '1400.00' },
    ...{ 'Amount paid': '1400.00', 'Date of payment': '2026-04-30', Remarks: '' },
  })
  expect(field(register, 'Rahul Iyer')).toMatchObject({ 'Bonus payable': '0.00', Remarks: 'Not eligible' })
  const annual = Object.fromEntries((await csv('return')).slice(1))
  expect(annual).toMatchObject({
    ...{ 'Accounting year ending on': '2026-03-31', 'Total number of employees': '2' },
    ...{ 'Number of employees benefited by bonus payments': '1', 'Percentage of bonus declared to be paid': '10%' },
    ...{ 'Total amount payable as bonus': '₹1,400', 'Total amount of bonus actually paid': '₹1,400' },
  })
})

test('is undone as a whole before it is paid, and entered again', async () => {
  await calculate()
  await company.admin.call(enterKey, { body: { ...query, month: '2026-04' } })
  await company.admin.call(undoKey, { params: query })
  expect(await find('Priya Nair')).toMatchObject({ state: 'payable' })
  expect((await company.admin.refused(undoKey, { params: query })).message).toBe('The bonus is not entered in any pay.')
  await company.admin.call(enterKey, { body: { ...query, month: '2026-05' } })
  expect(await runOf()).toMatchObject({ month: '2026-05', isPaid: false })
  await company.admin.call(undoKey, { params: query })
  const late = await company.admin.refused(enterKey, { body: { ...query, month: '2026-03' } })
  expect(late.errors?.[0]?.message).toBe('Choose a month after March 2026')
})

test('a former employee is paid outside payroll, with day and reference', async () => {
  await calculate()
  const outside = (paidOn: string | null) =>
    company.admin.call(outsideKey, { params: { id: priya.employee }, query, body: { paidOn, reference: 'NEFT 77' } })
  await outside('2026-10-15')
  expect(await find('Priya Nair')).toMatchObject({ state: 'paid', paidOn: '2026-10-15', reference: 'NEFT 77' })
  expect((await company.admin.refused(enterKey, { body: { ...query, month: '2026-11' } })).message).toBe(
    'There is no bonus to pay in November 2026.',
  )
  await outside(null)
  expect(await find('Priya Nair')).toMatchObject({ state: 'payable' })
})

test('no one decides on their own bonus, and entering it needs a second person', async () => {
  const [hr, other] = [
    await company.employee('Anita Rao', { role: 'HR' }),
    await company.employee('Meera Iyer', { role: 'HR' }),
  ]
  await calculate()
  expect(await hr.refused(decideKey, { params: { id: hr.employee }, query, body: {} } as never)).toMatchObject({
    status: 403,
  })
  await withPasswords(company, hr, other)
  expect((await hr.raw(enterKey, { body: { ...query, month: '2026-04' } })).status).toBe(202)
  const person = `Priya Nair (${(await find('Priya Nair')).employee.code})`
  const [added] = await toDecide(other)
  expect(added!.changes).toEqual([
    { label: 'People', from: null, to: '1' },
    { label: 'Payments', from: null, to: '₹1,400' },
    { label: `${person}: Statutory bonus`, from: null, to: '₹1,400' },
    { label: `${person}: net pay`, from: expect.stringMatching(/^₹/), to: expect.stringMatching(/^₹/) },
  ])
  await approveOnly(other)
  expect(await runOf()).toMatchObject({ month: '2026-04' })
  expect((await hr.raw(undoKey, { params: query })).status).toBe(202)
  const [undone] = await toDecide(other)
  expect(undone!.changes).toContainEqual({ label: `${person}: Statutory bonus`, from: '₹1,400', to: null })
  await approveOnly(other)
  expect(await runOf()).toMatchObject({ month: null })
  expect(await priya.refused(key, { query })).toMatchObject({ status: 403 })
})

/** Parses the file as a spreadsheet would. */
async function csv(form: 'register' | 'return'): Promise<string[][]> {
  const { body } = await company.admin.raw(fileKey, { params: { form }, query: { ...query, format: 'csv' } })
  const lines = Buffer.from(body as never)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
      (quoted ?? bare ?? '').replaceAll('""', '"'),
    ),
  )
}

function field([heads, ...rows]: string[][], name: string): Record<string, string> {
  const row = rows.find((one) => one.includes(name))!
  return Object.fromEntries(heads!.map((head, index) => [head, row[index]!]))
}
