import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { CloseItem } from '@muster/contract/payroll/pay-run/month-close.routes.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { withPasswords } from '../../../testing/second-person.ts'
import { seedExpenses } from '../../expenses/seed.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../testing.ts'

let company: Company & { template: string }
let priya: Person
let rahul: Person

beforeEach(async () => {
  company = await withPayroll(await aCompany())
  priya = await company.employee('Priya Nair')
  rahul = await company.employee('Rahul Iyer')
  for (const person of [priya, rahul]) await pay(company, person, 60_000_000)
})

const board = async () => {
  const { items, ...rest } = await company.admin.call('GET /api/v1/user/month-close')
  return { ...rest, counts: Object.fromEntries(items.map(({ item, people, open }) => [item, `${open}/${people}`])) }
}
const people = async (item: CloseItem) => {
  const { data } = await company.admin.call('GET /api/v1/user/month-close/{item}', { params: { item } })
  return data.map(({ employee, detail }) => `${employee.name}: ${detail}`)
}
const recalculate = (id: string, employeeId: string, attempt: number) =>
  ({ params: { id }, body: { employeeId, attempt } }) as const
const changes = (id: string) => company.admin.call('GET /api/v1/user/payrun/{id}/changes', { params: { id } })
const net = async (id: string, name: string) => {
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id } })
  return data.find(({ employee }) => employee.name === name)?.netPaise
}

test('counts what is open before the run is started, and drops what was settled at once', async () => {
  const { month } = await board()
  const tara = await company.employee('Tara Sen', { joinedOn: `${month}-05` })
  expect(await board()).toMatchObject({ run: null, counts: { joiners: '1/1', leavers: '0/0', changed: '0/0' } })
  expect(await people('joiners')).toEqual([
    expect.stringMatching(/^Tara Sen: Joined on .*, no salary, no bank account$/),
  ])
  expect(await people('unpaid')).toContain('Tara Sen: No salary is set')
  await pay(company, tara, 60_000_000, `${month}-05`)
  expect(await people('joiners')).toEqual([expect.stringMatching(/^Tara Sen: Joined on .*, no bank account$/)])
  expect(await people('unpaid')).not.toContain('Tara Sen: No salary is set')
})

test('pay on hold for an earlier month and for this one is unpaid', async () => {
  const first = await lockMonth(company, '2026-09')
  const hold = (id: string) => ({ params: { id }, body: { employeeId: priya.employee, reason: 'Laptop' } })
  await company.admin.call('POST /api/v1/user/payrun/{id}/hold', hold(first))
  const id = await runPayroll(company, '2026-10')
  expect(await people('unpaid')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Priya Nair: ₹.* for September 2026 is on hold$/)]),
  )
  await company.admin.call('POST /api/v1/user/payrun/{id}/hold', hold(id))
  expect(await people('unpaid')).toContain('Priya Nair: On hold for October 2026: Laptop')
})

test('one person is recalculated and everyone else stays unchanged, until the run is approved', async () => {
  const id = await runPayroll(company, '2026-10')
  const [before, other] = [await net(id, 'Priya Nair'), await net(id, 'Rahul Iyer')]
  for (const person of [priya, rahul]) await pay(company, person, 72_000_000)
  expect(await board()).toMatchObject({ month: '2026-10', run: { _id: id, attempt: 1 }, counts: { changed: '2/2' } })
  expect(await people('changed')).toEqual(['Priya Nair: Salary changed', 'Rahul Iyer: Salary changed'])

  const key = 'POST /api/v1/user/payrun/{id}/recalculate'
  expect(await company.admin.call(key, recalculate(id, priya.employee, 1))).toEqual({ attempt: 2 })
  expect(await net(id, 'Priya Nair')).toBeGreaterThan(before!)
  expect(await net(id, 'Rahul Iyer')).toBe(other)
  expect(await changes(id)).toMatchObject({
    attempt: 2,
    state: 'calculated',
    people: [{ name: 'Rahul Iyer' }],
    count: 1,
  })
  expect((await company.admin.refused(key, recalculate(id, rahul.employee, 1))).message).toBe(
    'The run was recalculated in the meantime. Reload the page.',
  )
  await company.admin.call(key, recalculate(id, rahul.employee, 2))
  const approve = (attempt: number) => ({ params: { id }, body: { action: 'approve' as const, attempt } })
  expect(await company.admin.refused('PUT /api/v1/user/payrun/{id}', approve(2))).toMatchObject({ status: 409 })
  await company.admin.call('PUT /api/v1/user/payrun/{id}', approve(3))
  expect(await company.admin.refused(key, recalculate(id, rahul.employee, 3))).toMatchObject({
    status: 409,
    message: 'October 2026 is locked.',
  })
})

test('anyone who joined after the calculation is added, anyone gone is removed, as in a full calculation', async () => {
  const id = await runPayroll(company, '2026-10')
  const tara = await company.employee('Tara Sen', { joinedOn: '2026-10-05' })
  await pay(company, tara, 60_000_000, '2026-10-05')
  const key = 'POST /api/v1/user/payrun/{id}/recalculate'
  await company.admin.call(key, recalculate(id, tara.employee, 1))
  const alone = await net(id, 'Tara Sen')
  expect(alone).toBeGreaterThan(0)
  expect(await changes(id)).toMatchObject({ count: 0 })

  const params = { id: tara.employee }
  await company.admin.call('PUT /api/v1/employee/basic-info/{id}', { params, body: { joinedOn: '2026-11-02' } })
  expect(await people('changed')).toEqual(['Tara Sen: No longer employed in the month'])
  await company.admin.call(key, recalculate(id, tara.employee, 2))
  expect(await net(id, 'Tara Sen')).toBe(undefined)
  expect(await changes(id)).toMatchObject({ attempt: 3, count: 0 })
  expect(await company.admin.refused(key, recalculate(id, tara.employee, 3))).toMatchObject({ status: 400 })
})

test('of two calls at the same moment one is told that the run was recalculated', async () => {
  const id = await runPayroll(company, '2026-10')
  const key = 'POST /api/v1/user/payrun/{id}/recalculate'
  const both = await Promise.all(
    [priya, rahul].map(({ employee }) => company.admin.raw(key, recalculate(id, employee, 1))),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('someone who recalculated one person cannot approve the run alone', async () => {
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  await lockMonth(company, '2026-09')
  await withPasswords(company, hr, await company.employee('Meera Iyer', { role: 'HR' }))
  const id = await runPayroll(company, '2026-10')
  await hr.call('POST /api/v1/user/payrun/{id}/recalculate', recalculate(id, priya.employee, 1))
  const { status } = await hr.raw('PUT /api/v1/user/payrun/{id}', { params: { id }, body: { action: 'approve' } })
  expect(status).toBe(202)
})

test('is not accessible without permission to see pay', async () => {
  expect(await priya.refused('GET /api/v1/user/month-close')).toMatchObject({ status: 403 })
})

const states = async () => {
  const { items } = await company.admin.call('GET /api/v1/user/month-close')
  return Object.fromEntries(items.map(({ item, state }) => [item, state]))
}
const all = (state: string) => {
  const items = ['missingPunches', 'pendingRequests', 'pendingClaims', 'joiners', 'leavers', 'settlements', 'unpaid']
  return Object.fromEntries([...items, 'changed'].map((item) => [item, state]))
}

test('nothing is done of a month that has not begun', async () => {
  await lockMonth(company, '2026-11')
  expect((await board()).month).toBe('2026-12')
  expect(await states()).toEqual(all('notStarted'))
  await company.employee('Tara Sen', { joinedOn: '2026-12-05' })
  expect(await states()).toMatchObject({ joiners: 'open', leavers: 'notStarted' })
})

test('a month that goes on is not done, nor are punches where no attendance is kept', async () => {
  const untouched = { ...all('soFar'), missingPunches: 'notRecorded', changed: 'notCalculated' }
  expect(await states()).toEqual(untouched)
  await runPayroll(company, '2026-11')
  expect(await states()).toEqual({ ...untouched, changed: 'done' })
  const day = { day: '2026-11-16', spans: [{ in: '09:30', out: '18:30' }], reason: 'The terminal was broken' }
  await company.admin.call('PUT /api/v1/employee/attendance/{id}', { params: { id: priya.employee }, body: day })
  expect(await states()).toMatchObject({ missingPunches: 'soFar' })
})

test('a month that is over is done, and changes since its calculation are open until it is calculated anew', async () => {
  const id = await runPayroll(company, '2026-10')
  expect(await states()).toEqual({ ...all('done'), missingPunches: 'notRecorded' })
  await pay(company, priya, 72_000_000)
  const agreed = async () => [(await states())['changed'], (await changes(id)).count]
  // While another reader compares, what it compared before says nothing of now.
  await company.within(async (tx) => {
    await run(tx, sql`select pg_advisory_xact_lock(hashtext('pay-run-comparison'), hashtext(${id}::text))`)
    expect((await states())['changed']).toBe('checking')
  })
  expect(await agreed()).toEqual(['open', 1])
  const key = 'POST /api/v1/user/payrun/{id}/recalculate'
  await company.admin.call(key, recalculate(id, priya.employee, 1))
  expect(await agreed()).toEqual(['done', 0])
})

test('claims that await a decision are open, until they are decided', async () => {
  await company.within(seedExpenses)
  const categories = await company.admin.call('GET /api/v1/user/expense-category')
  const category = categories.find(({ name }) => name === 'Meals')
  const line = { day: '2026-10-18', categoryId: category!._id, words: 'Udupi Grand', amountPaise: 400_00, bills: [] }
  const body = { reason: 'Customers in town', lines: [line] }
  const { _id: id } = await priya.call('POST /api/v1/employee/claims-request', { body } as never)
  expect(await states()).toMatchObject({ pendingClaims: 'open' })
  expect(await people('pendingClaims')).toEqual([expect.stringMatching(/^Priya Nair: .*₹400$/)])
  const decided = { params: { id }, body: { status: 'rejected', note: 'A private meal' } }
  await company.admin.call('PUT /api/v1/employee/claims-approval/{id}', decided as never)
  expect(await states()).toMatchObject({ pendingClaims: 'soFar' })
})
