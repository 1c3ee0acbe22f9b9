import { beforeEach, expect, test } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { approveOnly, withPasswords } from '../../../testing/second-person.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

const key = 'POST /api/v1/user/pay-input-batch'
const preview = `${key}/preview` as const
const listKey = 'GET /api/v1/user/pay-input-batch'
const undoKey = 'DELETE /api/v1/user/pay-input-batch/{id}'
const month = '2026-10'

let company: Company & { template: string }
let priya: Person
let code: string

beforeEach(async () => {
  company = await withPayroll(await aCompany())
  priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  ;({ code } = await company.admin.call('GET /api/v1/employee/basic-info/{id}', { params: { id: priya.employee } }))
})

const sheet = (...lines: string[][]) => ({ body: { month, text: lines.map((line) => line.join('\t')).join('\n') } })
const lop = (days: string, reason = 'Absent at the site') => [code, 'LOP days', '', days, reason]
const wrong = async (...lines: string[][]) =>
  (await company.admin.refused(preview, sheet(...lines))).errors?.map(({ message }) => message)
const priyaOf = async (...lines: string[][]) => (await company.admin.call(preview, sheet(...lines))).people[0]!
const lostIn = async (run: string) => {
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run } })
  const { _id } = data.find(({ employee }) => employee.name === 'Priya Nair')!
  const slip = await company.admin.call('GET /api/v1/user/payslip/{id}', { params: { id: _id } })
  return { net: slip.netPaise, days: slip.days, lossOfPay: slip.lossOfPay.filter(({ day }) => day === null) }
}

test('shows in rupees what LOP days deduct, on top of those from attendance, and the payslip says why', async () => {
  const effect = await company.admin.call(preview, sheet(lop('2.5'), [code, 'Deduction', 'Canteen', '500', 'Meals']))
  const [person] = effect.people
  expect(effect.totals).toMatchObject({ lossOfPayHalfDays: 5, deductionsPaise: 50_000 })
  expect(person).toMatchObject({ lossOfPayHalfDays: 5, lines: [{ name: 'Canteen' }] })
  // ₹50,000 a month: less 2.5 of its 31 days and the canteen, and with smaller deductions from the lower pay.
  expect(person!.netAfterPaise! - person!.netBeforePaise!).toBeLessThan(-350_000)

  await company.admin.call(key, sheet(lop('2.5'), [code, 'Deduction', 'Canteen', '500', 'Meals']))
  const again = await priyaOf(lop('1', 'Another day'))
  expect(again.knownLossOfPayHalfDays).toBe(person!.knownLossOfPayHalfDays + 5)
  expect(again.netBeforePaise).toBe(person!.netAfterPaise)

  const { net, days, lossOfPay } = await lostIn(await lockMonth(company, month))
  expect(net).toBe(person!.netAfterPaise)
  expect(days.lossOfPayHalfDays).toBe(person!.knownLossOfPayHalfDays + 5)
  expect(lossOfPay).toEqual([{ day: null, halfDays: 5, reason: 'Absent at the site' }])
})

test('accepts only whole and half days, as many as the month has left, and no duplicates', async () => {
  const halves = 'Row 1, Amount / hours / days: Enter days in halves, for example 1 or 2.5'
  for (const days of ['0', '1.25', '-1', 'two', '32']) expect(await wrong(lop(days))).toEqual([halves])
  const { knownLossOfPayHalfDays: known } = await priyaOf(lop('0.5'))
  const left = 31 - known / 2
  expect((await priyaOf(lop(String(left)))).netAfterPaise).toBe(0)
  expect(await wrong(lop(String(left)), lop('0.5', 'One more'))).toEqual([
    'Row 2, Amount / hours / days: 0 days can still be lost in October 2026. Enter no more than that.',
  ])
  expect(await wrong(lop('1'), lop('1'))).toEqual(['Row 2, Reason: The same as row 1'])
  await company.admin.call(key, sheet(lop('1')))
  expect(await wrong(lop('1'))).toEqual(['Row 1, Reason: The same is entered for October 2026 already'])
  expect(await wrong([code, 'LOP', '', '1', ''])).toEqual([expect.stringMatching(/^Row 1, Reason: /)])
})

test('LOP days are undone with their sheet, unless a payslip of an approved run includes it', async () => {
  const { netBeforePaise } = await priyaOf(lop('3'))
  const { _id: first } = await company.admin.call(key, sheet(lop('3')))
  const { data } = await company.admin.call(listKey, { query: {} })
  expect(data).toMatchObject([{ rows: 1, people: 1, totals: { lossOfPayHalfDays: 6, deductionsPaise: 0 } }])
  await company.admin.call(undoKey, { params: { id: first } })
  expect((await priyaOf(lop('3'))).netBeforePaise).toBe(netBeforePaise)
  const { _id: second } = await company.admin.call(key, sheet(lop('3')))
  await lockMonth(company, month)
  expect(await company.admin.refused(undoKey, { params: { id: second } })).toMatchObject({ status: 409 })
})

test('someone not paid in the month is paid late, less the LOP days', async () => {
  await company.admin.call(key, sheet(lop('30.5')))
  const run = await lockMonth(company, month)
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run } })
  const body = { reason: 'Paid to the wrong account' }
  const id = data.find(({ employee }) => employee.name === 'Priya Nair')!._id
  await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', { params: { id }, body })
  const november = await lockMonth(company, '2026-11')
  const slips = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: november } })
  const slip = slips.data.find(({ employee }) => employee.name === 'Priya Nair')!
  const { lines } = await company.admin.call('GET /api/v1/user/payslip/{id}', { params: { id: slip._id } })
  const late = lines.filter(({ code: line, type }) => line.includes('@') && type === 'earning')
  // Half a day of October's ₹50,000.
  expect(late.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBeLessThan(90_000)
})

test('no one undoes their own LOP days, and a second person is needed if the rule says so', async () => {
  const [hr, other] = [
    await company.employee('Anita Rao', { role: 'HR' }),
    await company.employee('Meera Iyer', { role: 'HR' }),
  ]
  const own = await company.admin.call('GET /api/v1/employee/basic-info/{id}', { params: { id: hr.employee } })
  const { _id } = await company.admin.call(key, sheet([own.code, 'LOP days', '', '1', 'Absent at the site']))
  expect(await hr.refused(undoKey, { params: { id: _id } })).toMatchObject({ status: 403 })
  await lockMonth(company, '2026-09')
  await withPasswords(company, hr, other)
  expect((await hr.raw(key, sheet(lop('1')))).status).toBe(202)
  await approveOnly(other)
  const { data } = await hr.call(listKey, { query: {} })
  expect(data[0]).toMatchObject({ rows: 1, totals: { lossOfPayHalfDays: 2 } })
})
