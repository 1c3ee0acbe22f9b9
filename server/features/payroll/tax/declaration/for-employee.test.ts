import { expect, test } from 'vitest'
import { financialYear, pdf, people, ppf } from '../testing.ts'

test('payroll declares for an employee, changes it, adds the proof and removes it; the employee sees each step', async () => {
  const { priya, accounts, manager } = await people()
  const body = { employeeId: priya.employee, financialYear, details: ppf }
  expect(await manager.refused('POST /api/v1/user/tax-item', { body })).toMatchObject({ status: 403 })
  const { _id: id } = await accounts.call('POST /api/v1/user/tax-item', { body })
  const params = { id }
  const seen = async () => (await priya.call('GET /api/v1/employee/self-tax')).items
  expect(await seen()).toMatchObject([{ _id: id, declaredPaise: ppf.amountPaise, state: 'declared' }])

  const details = { ...ppf, amountPaise: 12_000_000 }
  await accounts.call('PUT /api/v1/user/tax-item/{id}', { params, body: { details } })
  const files = { proof: { name: 'ppf.pdf', bytes: pdf } }
  const proof = await accounts.call('POST /api/v1/user/tax-proof/{id}', { params, files })
  expect(await seen()).toMatchObject([{ declaredPaise: 12_000_000, proofs: [{ _id: proof._id, name: 'ppf.pdf' }] }])

  await accounts.call('DELETE /api/v1/user/tax-item/{id}', { params })
  expect(await seen()).toEqual([])
})

test('someone in payroll cannot handle their own declaration', async () => {
  const { accounts } = await people()
  const body = { employeeId: accounts.employee, financialYear, details: ppf }
  expect(await accounts.refused('POST /api/v1/user/tax-item', { body })).toMatchObject({
    status: 403,
    message: 'Someone else in payroll must do this for you.',
  })
})
