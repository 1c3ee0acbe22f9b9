import { expect, test } from 'vitest'
import { aCompany } from '../../../../testing/company.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../../testing.ts'
import { calculateRun } from './calculate-run.ts'

const step = (id: string, action: 'recalculate' | 'approve') => ({ params: { id }, body: { action } })

test('says at once whose inputs changed since a run was calculated, and which', async () => {
  const company = await withPayroll(await aCompany())
  const [priya, rahul] = [await company.employee('Priya Nair'), await company.employee('Rahul Iyer')]
  for (const person of [priya, rahul]) await pay(company, person, 60_000_000)
  const id = await runPayroll(company, '2026-10')
  const params = { id }
  const changes = () => company.admin.call('GET /api/v1/user/payrun/{id}/changes', { params })
  expect(await changes()).toEqual({ attempt: 1, state: 'calculated', count: 0, people: [] })

  await pay(company, priya, 72_000_000)
  const bonus = { type: 'earning' as const, name: 'Bonus', amountPaise: 5_000_00, reason: 'A good year' }
  const months = { fromMonth: '2026-10', toMonth: '2026-10' }
  await company.admin.call('POST /api/v1/user/pay-input', { body: { ...bonus, ...months, employeeId: rahul.employee } })
  await company.employee('Tara Sen', { joinedOn: '2026-10-05' })
  const changed = await changes()
  expect(changed.count).toBe(3)
  expect(changed.people).toEqual(
    expect.arrayContaining([
      { name: 'Priya Nair', what: ['salary'] },
      { name: 'Rahul Iyer', what: ['oneTime'] },
      { name: 'Tara Sen', what: ['joined'] },
    ]),
  )
  const refusal = await company.admin.refused('PUT /api/v1/user/payrun/{id}', step(id, 'approve'))
  expect(refusal).toMatchObject({ status: 409 })

  await company.admin.call('PUT /api/v1/user/payrun/{id}', step(id, 'recalculate'))
  expect(await changes()).toMatchObject({ attempt: 2, state: 'draft', count: 0 })
  await calculateRun(company.app, { organisation: company.organisation, run: id })
  expect(await changes()).toEqual({ attempt: 2, state: 'calculated', count: 0, people: [] })
})

test('reads of a run belong to one calculation, and only the one that was reviewed is approved', async () => {
  const company = await withPayroll(await aCompany())
  await pay(company, await company.employee('Priya Nair'), 60_000_000)
  const id = await runPayroll(company, '2026-10')
  const first = { params: { id }, query: { attempt: 1 } }
  expect(await company.admin.call('GET /api/v1/user/payrun/{id}/preflight', first)).toMatchObject({ attempt: 1 })
  await company.admin.call('PUT /api/v1/user/payrun/{id}', step(id, 'recalculate'))
  await calculateRun(company.app, { organisation: company.organisation, run: id })
  for (const key of [
    'GET /api/v1/user/payrun/{id}/preflight',
    'GET /api/v1/user/payrun/{id}/payslips',
    'GET /api/v1/user/payrun/{id}/excluded',
    'GET /api/v1/user/payrun/{id}/difference',
    'GET /api/v1/user/payrun/{id}/difference/people',
  ] as const) {
    expect(await company.admin.refused(key, first)).toMatchObject({ status: 409 })
    expect(await company.admin.raw(key, { params: { id }, query: { attempt: 2 } })).toMatchObject({ status: 200 })
  }
  const approve = (attempt: number) => ({ params: { id }, body: { action: 'approve' as const, attempt } })
  expect(await company.admin.refused('PUT /api/v1/user/payrun/{id}', approve(1))).toMatchObject({
    status: 409,
    message: 'October 2026 was recalculated in the meantime. Review it before approving.',
  })
  expect(await company.admin.call('PUT /api/v1/user/payrun/{id}', approve(2))).toMatchObject({ state: 'approved' })
})

test('a locked run has no changed inputs, whatever happens', async () => {
  const company = await withPayroll(await aCompany())
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  const id = await lockMonth(company, '2026-10')
  await pay(company, priya, 72_000_000)
  expect(await company.admin.call('GET /api/v1/user/payrun/{id}/changes', { params: { id } })).toMatchObject({
    count: 0,
  })
})
