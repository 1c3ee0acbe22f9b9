import { expect, it } from 'vitest'
import { switchableTypes } from '@muster/contract/notifications/notification-types.ts'
import { aCompany, type Person } from '../../testing/company.ts'

const typesOf = async (person: Person) =>
  (await person.call('GET /api/v1/notification/preference')).map(({ type }) => type)

it('people see the types they can receive, and none that only others can', async () => {
  const company = await aCompany()
  const priya = await company.employee('Priya Nair')
  const anita = await company.employee('Anita Rao', { role: 'Manager' })
  const hr = await company.employee('Hema Rao', { role: 'HR' })
  const employees = [
    'leave',
    'comoff',
    'work-from-home',
    'travel',
    'procurement',
    'claim',
    'asset',
    'change-request',
    'requested-detail',
    'document',
    'letter',
    'attendance',
    'leave-cover',
    'event',
    'roster',
    'missed-punch',
    'payslip',
    'tax',
    'own-form-16',
    'own-settlement',
  ]
  const news = ['announcement', 'policy', 'birthday']
  expect(await typesOf(priya)).toEqual([...employees, ...news, 'own-security', 'own-data'])
  expect(await typesOf(anita)).toEqual([
    ...employees.slice(0, employees.indexOf('attendance')),
    ...['leave-approvals', 'comoff-approvals', 'work-from-home-approvals', 'attendance-approvals'],
    ...['travel-approvals', 'procurement-approvals', 'claim-approvals'],
    'delegation',
    ...employees.slice(employees.indexOf('attendance')),
    ...news,
    ...['own-security', 'own-data'],
  ])
  expect(await typesOf(hr)).toEqual(expect.arrayContaining(['pending-change', 'settlement', 'form-16', 'security']))
  // The admin has no employee record: no leave, no payslip.
  const admin = await typesOf(company.admin)
  expect(admin).not.toContain('leave')
  expect(admin).toEqual(expect.arrayContaining(['leave-approvals', 'security', 'own-security']))
})

it('a choice is stored, can be changed, and applies only to its person', async () => {
  const company = await aCompany()
  const priya = await company.employee('Priya Nair')
  const meera = await company.employee('Meera Iyer')
  const before = await meera.call('GET /api/v1/notification/preference')
  for (const type of switchableTypes) {
    for (const [inApp, byMail] of [
      [false, true],
      [true, false],
      [false, false],
    ] as const) {
      const body = { type, inApp, byMail }
      const saved = await priya.call('PUT /api/v1/notification/preference', { body })
      expect(await priya.call('GET /api/v1/notification/preference')).toEqual(saved)
      const kept = saved.find((one) => one.type === type)
      if (kept !== undefined) expect(kept).toEqual(body)
    }
  }
  expect(await meera.call('GET /api/v1/notification/preference')).toEqual(before)
})
