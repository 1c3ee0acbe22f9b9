import { expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aCompany } from '../../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

test('somebody who left in August and comes back in November has one tax year, one passbook and one certificate', async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const { admin } = company
  const priya = await company.employee('Priya Nair', { joinedOn: '2020-04-01' })
  const anita = await company.employee('Anita Rao', { joinedOn: '2020-04-01' })
  for (const person of [priya, anita]) {
    await admin.call('PUT /api/v1/employee/personal-info/{id}', {
      params: { id: person.employee },
      body: { pan: person === priya ? 'ABCPN1234F' : 'ABCPR1234F', birthDate: '1990-05-02', gender: 'female' },
    })
    await pay(company, person, 240_000_000)
  }
  const { value } = await admin.call('GET /api/v1/employee/statutory/{id}', { params: { id: priya.employee } })
  await admin.call('PUT /api/v1/employee/statutory/{id}', {
    params: { id: priya.employee },
    body: { from: '2026-04', note: '', value: { ...value, pfMember: true, esi: 'covered', fixedTerm: true } },
  })
  for (const month of ['2026-06', '2026-07']) await lockMonth(company, month)
  await admin.call('PUT /api/v1/employee/status/{id}', {
    params: { id: priya.employee },
    body: { status: 'inactive', inactiveDate: '2026-08-31', reason: 'Resigned' },
  })
  for (const month of ['2026-08', '2026-09', '2026-10']) await lockMonth(company, month)
  const { _id: id } = await admin.call('POST /api/v1/employee/rehire/{id}', {
    params: { id: priya.employee },
    body: {
      ...{ firstName: 'Priya', lastName: 'Nair', workEmail: 'priya.again@acme.test', code: 'ACM-0900' },
      ...{ joinedOn: '2026-11-01', locationId: company.location, shiftId: company.shift },
      roleId: (await admin.call('GET /api/v1/employee/basic-info/{id}', { params: { id: priya.employee } })).role._id,
    },
  })
  const back = { ...priya, employee: id }
  await pay(company, back, 240_000_000, '2026-11-01')
  const { value: now } = await admin.call('GET /api/v1/employee/statutory/{id}', { params: { id } })
  expect(now).toMatchObject({ pfMember: true, esi: 'byWages', fixedTerm: false, pfJoinedOn: '2020-04-01' })
  const run = await lockMonth(company, '2026-11')

  const slips = async (employee: Id) =>
    (await admin.call('GET /api/v1/user/passbook/{id}', { params: { id: employee } })).data
  const months = (await slips(id)).map(({ month }) => month)
  expect(months).toEqual(['2026-11', '2026-08', '2026-07', '2026-06'])
  expect((await slips(priya.employee)).map(({ month }) => month)).toEqual(months)

  // No arrears of the gap: one month of the salary.
  const people = await admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run } })
  const gross = new Map(people.data.map((one) => [one.employee._id, one.grossPaise]))
  expect(gross.get(id)).toBe(gross.get(anita.employee))
  expect(gross.has(priya.employee)).toBe(false)
})
