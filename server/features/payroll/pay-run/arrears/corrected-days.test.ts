import { expect, it } from 'vitest'
import { aCompany } from '../../../../testing/company.ts'
import { recompute } from '../../../attendance/index.ts'
import { lockMonth, pay, withPayroll } from '../../testing.ts'

it('a day of a locked month corrected on request is paid by the next run, and its payslip names the request', async () => {
  const company = await withPayroll(await aCompany())
  company.clock.set('2026-07-31T04:00:00.000Z')
  const anita = await company.employee('Anita Rao', { role: 'Manager' })
  const priya = await company.employee('Priya Nair', { reportsTo: anita, joinedOn: '2026-04-01' })
  await pay(company, priya, 372_000_00, '2026-04-01')
  company.clock.set('2026-08-31T16:00:00.000Z')
  await company.within((tx) => recompute(tx, [priya.employee], '2026-08-01', '2026-08-31'))
  await lockMonth(company, '2026-08')
  const slip = async (month: string) => {
    const { data } = await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })
    return priya.call('GET /api/v1/user/payslip/{id}', { params: { id: data.find((one) => one.month === month)!._id } })
  }
  const august = await slip('2026-08')
  expect(august.lossOfPay.map(({ day }) => day)).toContain('2026-08-12')

  company.clock.set('2026-09-02T04:00:00.000Z')
  const { requests } = await priya.call('POST /api/v1/employee/attendance-request', {
    body: {
      days: [{ day: '2026-08-12', type: 'both', punchInTime: '09:30', punchOutTime: '18:30' }],
      reason: 'At the customer all day',
    },
  })
  await anita.call('PUT /api/v1/employee/attendance-request/{id}', {
    params: { id: requests[0]!._id },
    body: { status: 'approved' },
  })
  const { lines: _, ...before } = august
  const { lines: __, ...after } = await slip('2026-08')
  expect(after).toEqual(before)
  company.clock.set('2026-09-30T16:00:00.000Z')
  await lockMonth(company, '2026-09')
  const september = (await slip('2026-09')).lines.filter(({ code }) => code.endsWith('@2026-08'))
  expect(september.length).toBeGreaterThan(0)
  expect(september.map(({ explanation }) => explanation.reason)).toEqual(
    september.map(() => '12 Aug 2026: attendance request AT-0001'),
  )
  const back = september.filter(({ type }) => type === 'earning').reduce((sum, line) => sum + line.amountPaise, 0)
  expect(back).toBe(1_000_00)

  company.clock.set('2026-10-31T16:00:00.000Z')
  await lockMonth(company, '2026-10')
  expect((await slip('2026-10')).lines.filter(({ code }) => code.endsWith('@2026-08'))).toEqual([])
})
