import { expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../testing.ts'

test('says what is wrong or open before a run is approved, with the people concerned', async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const priya = await company.employee('Priya Nair')
  await company.employee('Rahul Iyer')
  await pay(company, priya, 600_000_000)
  const id = await runPayroll(company, '2026-10')
  const params = { id }
  const { blocked, findings } = await company.admin.call('GET /api/v1/user/payrun/{id}/preflight', { params })
  expect(blocked).toBe(null)
  expect(findings.map(({ code, level, people }) => `${level} ${code} ${people}`)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^error excluded \d/),
      'warning noPan 1',
      'warning noUan 1',
      'warning noBank 1',
      'warning noBirthDate 1',
      'warning companyTan 0',
      'warning companyPf 0',
    ]),
  )
  const noPan = { params: { id, code: 'noPan' } } as const
  const page = await company.admin.call('GET /api/v1/user/payrun/{id}/preflight/{code}', noPan)
  expect(page.data).toMatchObject([
    { employee: { name: 'Priya Nair' }, detail: expect.stringContaining('is deducted') },
  ])
  expect(await priya.refused('GET /api/v1/user/payrun/{id}/preflight', { params })).toMatchObject({ status: 403 })
})

test('asks for pay from a previous employer if someone joined during the year', async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const priya = await company.employee('Priya Nair', { joinedOn: '2026-04-15' })
  const [rahul, tara] = [
    await company.employee('Rahul Iyer', { joinedOn: '2026-10-05' }),
    await company.employee('Tara Sen', { joinedOn: '2026-10-05' }),
  ]
  for (const person of [priya, rahul, tara]) await pay(company, person, 600_000_000, '2026-10-05')
  const months = { from: '2026-04', to: '2026-09' }
  const details = { section: 'previousEmployer', employer: 'Globex', ...months, incomePaise: 30_000_000 } as const
  await tara.call('POST /api/v1/employee/self-tax-item', { body: { financialYear: '2026-27', details } })
  const params = { id: await runPayroll(company, '2026-10'), code: 'midYearJoiner' } as const
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/preflight/{code}', { params })
  expect(data).toMatchObject([{ employee: { name: 'Rahul Iyer' }, detail: 'Joined on 5 Oct 2026' }])
})

test('names leavers without an approved settlement, in later months too, until it is approved', async () => {
  const company = await withPayroll(await aCompany())
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const [priya, rahul] = [await company.employee('Priya Nair'), await company.employee('Rahul Iyer')]
  for (const person of [priya, rahul]) await pay(company, person, 60_000_000)
  const left = { status: 'inactive' as const, inactiveDate: '2026-09-18', reason: 'Moves to Pune' }
  await hr.call('PUT /api/v1/employee/status/{id}', { params: { id: priya.employee }, body: left })
  const asked = async (id: string) => {
    const { data } = await hr.call('GET /api/v1/user/payrun/{id}/preflight/{code}', {
      params: { id, code: 'noSettlement' },
    })
    return data.map(({ employee, detail }) => [employee.name, detail])
  }
  const september = await lockMonth(company, '2026-09')
  const october = await runPayroll(company, '2026-10')
  const nothing = [['Priya Nair', 'Last working day 18 Sep 2026, not settled']]
  expect([await asked(september), await asked(october)]).toEqual([nothing, nothing])
  const { blocked, findings } = await hr.call('GET /api/v1/user/payrun/{id}/preflight', { params: { id: october } })
  expect(blocked).toBe(null)
  expect(findings).toContainEqual(expect.objectContaining({ code: 'noSettlement', level: 'warning', people: 1 }))

  const params = { id: priya.employee }
  const body = {
    ...{ reason: 'resignation' as const, noticeDays: 30, servedDays: 0, noticeBy: 'employer' as const },
    ...{ isFixedTerm: false, paysGratuity: true, paysBonus: true },
    ...{ gratuityExemptBeforePaise: 0, leaveExemptBeforePaise: 0, items: [] },
  }
  await hr.call('PUT /api/v1/employee/settlement/{id}', { params, body })
  expect(await asked(october)).toEqual([['Priya Nair', 'Last working day 18 Sep 2026, settlement not approved']])
  await hr.call('POST /api/v1/employee/settlement/{id}/step', { params, body: { action: 'approve' } })
  expect(await asked(october)).toEqual([])
})
