import { expect, test } from 'vitest'
import { aCompany, type Company, type Person } from '../../../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../../testing.ts'
import { remindOfSettlements } from './remind.ts'

async function leaves(company: Company, { employee }: Person, inactiveDate: string) {
  const body = { status: 'inactive' as const, inactiveDate, reason: 'Moves to Pune' }
  await company.admin.call('PUT /api/v1/employee/status/{id}', { params: { id: employee }, body })
}

async function scene(joinedOn: string) {
  const company = await withPayroll(await aCompany())
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair', { joinedOn })
  await pay(company, priya, 60_000_000)
  const news = async (person: Person) =>
    (await person.call('GET /api/v1/notification/all'))
      .filter(({ type }) => type === 'settlement')
      .map(({ message }) => message)
  /** Runs the daily job twice: it reminds once. */
  const on = async (day: string) => {
    company.clock.set(`${day}T04:00:00.000Z`)
    const before = (await news(hr)).length
    await remindOfSettlements(company.app, { organisation: company.organisation })
    await remindOfSettlements(company.app, { organisation: company.organisation })
    const after = await news(hr)
    return after.slice(0, after.length - before).toSorted()
  }
  return { company, hr, priya, news, on }
}

test('payroll is reminded before and after the due day of wages, then of gratuity, once each', async () => {
  const { company, hr, priya, news, on } = await scene('2018-04-01')
  await leaves(company, priya, '2026-11-27')
  expect(await on('2026-11-23')).toEqual([])
  // A Friday before the fourth Saturday, which is off.
  expect(await on('2026-11-24')).toEqual(['The final settlement of Priya Nair is to be paid by 1 Dec 2026.'])
  expect(await on('2026-12-01')).toEqual([])
  const overdue = 'The final settlement of Priya Nair was to be paid by 1 Dec 2026, and is not marked as paid.'
  expect(await on('2026-12-02')).toEqual([overdue])
  expect(await on('2026-12-20')).toEqual(['The gratuity of Priya Nair is to be paid by 27 Dec 2026.'])
  expect(await on('2026-12-28')).toEqual([
    'The gratuity of Priya Nair was to be paid by 27 Dec 2026, and is not marked as paid.',
  ])
  const [one] = await hr.call('GET /api/v1/notification/all')
  expect(one).toMatchObject({ type: 'settlement', targetId: priya.employee })
  const ravi = await company.employee('Ravi Kumar')
  expect(await news(ravi)).toEqual([])
})

test('there is no reminder of what was paid, or of gratuity that is not due; a new last working day is reminded of again', async () => {
  const { company, hr, priya, on } = await scene('2024-04-01')
  await leaves(company, priya, '2026-11-19')
  expect(await on('2026-11-20')).toEqual(['The final settlement of Priya Nair is to be paid by 21 Nov 2026.'])
  await leaves(company, priya, '2026-11-20')
  expect(await on('2026-11-20')).toEqual(['The final settlement of Priya Nair is to be paid by 23 Nov 2026.'])
  const params = { id: priya.employee }
  const body = {
    ...{ reason: 'resignation' as const, noticeDays: 0, servedDays: 0, noticeBy: 'nobody' as const },
    ...{ isFixedTerm: false, paysGratuity: true, paysBonus: false },
    ...{ gratuityExemptBeforePaise: 0, leaveExemptBeforePaise: 0, items: [] },
  }
  await hr.call('PUT /api/v1/employee/settlement/{id}', { params, body })
  await hr.call('POST /api/v1/employee/settlement/{id}/step', { params, body: { action: 'approve' } })
  const run = await lockMonth(company, '2026-11')
  await company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id: run }, body: { action: 'pay' } })
  expect(await on('2026-11-25')).toEqual([])
  expect(await on('2026-12-25')).toEqual([])
})
