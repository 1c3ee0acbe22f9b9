import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Day } from '@muster/contract/values.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { calculateRun } from '../pay-run/calculation/calculate-run.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

const get = 'GET /api/v1/employee/settlement/{id}'
const put = 'PUT /api/v1/employee/settlement/{id}'
const step = 'POST /api/v1/employee/settlement/{id}/step'
const loans = 'GET /api/v1/employee/loan/{id}'
const repay = 'POST /api/v1/employee/loan/{id}/repayment'
const listed = 'GET /api/v1/user/receivable'

const decided = {
  ...{ reason: 'resignation' as const, noticeDays: 0, servedDays: 0, noticeBy: 'nobody' as const },
  ...{ isFixedTerm: false, paysGratuity: false, paysBonus: false },
  ...{ gratuityExemptBeforePaise: 0, leaveExemptBeforePaise: 0 },
  items: [{ type: 'deduction' as const, name: 'Laptop', amountPaise: 40_000_00, reason: 'Not returned' }],
}

const leaves = (company: Company, { employee }: Person, inactiveDate: Day) =>
  company.admin.call('PUT /api/v1/employee/status/{id}', {
    params: { id: employee },
    body: { status: 'inactive', inactiveDate, reason: 'Moves to Pune' },
  })

/** ₹31,000 a month, paid for August, September and October; in November the last working day is entered as 31 August. */
async function toldLate(leftOn: Day = '2026-08-31') {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  for (const person of [hr, priya]) await pay(company, person, 372_000_00)
  for (const month of ['2026-08', '2026-09', '2026-10'] as const) await lockMonth(company, month)
  await leaves(company, priya, leftOn)
  const params = { id: priya.employee }
  await hr.call(put, { params, body: decided })
  return { company, hr, priya, params }
}

test('an exit entered after its months were paid is settled with nothing to pay, and the rest is tracked', async () => {
  const { company, hr, params } = await toldLate()
  const { statement, problem } = await hr.call(get, { params })
  expect(problem).toBe(null)
  expect(statement).toMatchObject({ netPaise: 0, unrecovered: [{ name: 'Laptop' }] })
  const laptop = statement!.unrecovered[0]!.amountPaise
  const lineOf = (code: string) => statement!.lines.find((line) => line.code === code)?.amountPaise ?? 0
  // PF and professional tax of the months not worked are refunded.
  expect(lineOf('PT@2026-09')).toBe(-200_00)
  expect(lineOf('EPF@2026-09')).toBeLessThan(0)
  const overpaid = -lineOf('RECEIVABLE')
  expect(overpaid).toBeGreaterThan(50_000_00)

  await hr.call(step, { params, body: { action: 'approve' } })
  const owed = await hr.call(loans, { params })
  expect(owed.map(({ name, leftPaise }) => [name, leftPaise])).toEqual([
    ['Laptop', laptop],
    ['Overpaid salary', overpaid],
  ])
  const { data } = await hr.call(listed, { query: { sortBy: 'left' } })
  expect(data).toMatchObject([
    { employee: { name: 'Priya Nair' }, leftOn: '2026-08-31', name: 'Overpaid salary', leftPaise: overpaid },
    { name: 'Laptop', leftPaise: laptop },
  ])
  const ravi = await company.employee('Ravi Kumar')
  expect(await ravi.refused(listed)).toMatchObject({ status: 403 })
  const elsewhere = await aCompany('Bolt Works')
  expect((await elsewhere.admin.call(listed)).data).toEqual([])

  // The settlement's journal owes no one anything and contains the amount to be recovered.
  const { settlement } = await hr.call(get, { params })
  const files = { params: { id: settlement!.runId!, kind: 'journal' } }
  const journal: unknown = await company.admin.call('GET /api/v1/user/payrun/{id}/files/{kind}', files)
  expect(String(journal)).toContain('Loans and other staff recoveries')
  // The next run is approved without this person.
  await lockMonth(company, '2026-11')
})

test('it is recovered in cash with day and reference, or written off, and never more than is left', async () => {
  const { company, hr, params } = await toldLate()
  await hr.call(step, { params, body: { action: 'approve' } })
  const [laptop, salary] = await hr.call(loans, { params })
  const received = { kind: 'received' as const, note: 'UTR 4711', receivedOn: '2026-11-18' as const }
  const future = { ...received, amountPaise: 100, receivedOn: '2026-12-24' as const }
  expect(await hr.refused(repay, { params: { id: salary!._id }, body: future })).toMatchObject({
    errors: [{ path: 'body.receivedOn', message: 'Choose a day that is not in the future' }],
  })
  await hr.call(repay, { params: { id: salary!._id }, body: { ...received, amountPaise: 1_000_00 } })
  await hr.call(repay, { params: { id: laptop!._id }, body: { kind: 'writtenOff', amountPaise: null, note: 'Old' } })
  const [, after] = await hr.call(loans, { params })
  expect(after).toMatchObject({
    leftPaise: salary!.leftPaise - 1_000_00,
    repayments: [{ kind: 'received', note: 'UTR 4711', receivedOn: '2026-11-18' }],
  })
  const names = async (state: 'open' | 'closed') =>
    (await hr.call(listed, { query: { state } })).data.map(({ name }) => name)
  expect([await names('open'), await names('closed')]).toEqual([['Overpaid salary'], ['Laptop']])
  expect(await hr.refused('DELETE /api/v1/employee/loan/{id}', { params: { id: salary!._id } })).toMatchObject({
    status: 409,
  })
  // Money received for it has to stay accounted for.
  const { payslipId } = await hr.call(get, { params })
  const reversal = { params: { id: payslipId! }, body: { reason: 'Another last day' } }
  expect(await company.admin.refused('POST /api/v1/user/payslip/{id}/reversal', reversal)).toMatchObject({
    status: 409,
  })
})

test('a reversed settlement leaves nothing owed, and the next one tracks the rest again', async () => {
  const { company, hr, priya, params } = await toldLate('2026-10-20')
  await hr.call(step, { params, body: { action: 'approve' } })
  const { payslipId } = await hr.call(get, { params })
  const first = await hr.call(loans, { params })
  expect(first.length).toBeGreaterThan(0)
  const reversal = { params: { id: payslipId! }, body: { reason: 'Another last day' } }
  await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', reversal)
  expect((await hr.call(loans, { params })).map(({ leftPaise }) => leftPaise)).toEqual(first.map(() => 0))
  await hr.call(step, { params, body: { action: 'approve' } })
  const open = (await hr.call(loans, { params })).filter(({ leftPaise }) => leftPaise > 0)
  expect(open.map(({ name, leftPaise }) => [name, leftPaise])).toEqual(
    first.map(({ name, leftPaise }) => [name, leftPaise]),
  )
  // Someone who is rehired repays it from pay.
  await company.admin.call('PUT /api/v1/employee/status/{id}', { params, body: { status: 'active' } })
  await lockMonth(company, '2026-11')
  company.clock.set('2026-12-31T09:00:00.000Z')
  await lockMonth(company, '2026-12')
  const { data } = await priya.call('GET /api/v1/user/passbook/{id}', { params })
  const december = data.find(({ month }) => month === '2026-12')!
  const slip = await priya.call('GET /api/v1/user/payslip/{id}', { params: { id: december._id } })
  expect(slip.lines.some(({ code }) => code.startsWith('LOAN:'))).toBe(true)
})

test('a reopened run forgets what its settlements left, and records it again when it is approved', async () => {
  const company = await withPayroll(await aCompany())
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  for (const person of [hr, priya]) await pay(company, person, 372_000_00)
  await leaves(company, priya, '2026-10-02')
  const params = { id: priya.employee }
  await hr.call(put, { params, body: decided })
  await hr.call(step, { params, body: { action: 'approve' } })
  const run = { id: await lockMonth(company, '2026-10') }
  const left = async () => (await hr.call(loans, { params })).map(({ name, leftPaise }) => [name, leftPaise])
  const first = await left()
  expect(first).toMatchObject([['Laptop', expect.any(Number)]])
  await company.admin.call('POST /api/v1/user/payrun/{id}/reopen', { params: run, body: { reason: 'Another day' } })
  expect(await left()).toEqual([])
  await calculateRun(company.app, { organisation: company.organisation, run: run.id })
  await company.admin.call('PUT /api/v1/user/payrun/{id}', { params: run, body: { action: 'approve' } })
  expect(await left()).toEqual(first)
})

test('a month that was paid since as a whole is not paid again by the settlement of someone who left in it', async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  await pay(company, hr, 372_000_00)
  await lockMonth(company, '2026-08')
  const priya = await company.employee('Priya Nair', { joinedOn: '2026-08-05' })
  await pay(company, priya, 372_000_00, '2026-08-05')
  await lockMonth(company, '2026-09')
  await leaves(company, priya, '2026-08-10')
  const params = { id: priya.employee }
  await hr.call(put, { params, body: { ...decided, items: [] } })
  await hr.call(step, { params, body: { action: 'approve' } })
  const { rows } = await company.within((tx) =>
    run(
      tx,
      sql`
        select sum((line ->> 'amountPaise')::int)::int as paise from payslip, jsonb_array_elements(lines) line
        where organisation_id = ${company.organisation} and employee_id = ${priya.employee} and line ->> 'code' like 'BASIC%'`,
    ),
  )
  // Six days of August, at ₹15,500 a month.
  expect(rows).toEqual([{ paise: 3_000_00 }])
})

test('moving the last working day back to what it was when the month was locked recovers what was paid in between', async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 372_000_00)
  await leaves(company, priya, '2026-08-10')
  await lockMonth(company, '2026-08')
  await leaves(company, priya, '2026-09-21')
  await lockMonth(company, '2026-09')
  await leaves(company, priya, '2026-08-10')
  const params = { id: priya.employee }
  const { items: _, ...alone } = decided
  await company.admin.call(put, { params, body: { ...alone, items: [] } })
  const { statement } = await company.admin.call(get, { params })
  const amounts = statement!.lines.filter(({ code }) => code.startsWith('BASIC@'))
  // 21 days of August were paid since, and 21 of September.
  expect(amounts.map(({ code, amountPaise }) => [code, amountPaise])).toEqual([
    ['BASIC@2026-08', -10_500_00],
    ['BASIC@2026-09', -10_850_00],
  ])
})
