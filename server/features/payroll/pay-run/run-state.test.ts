import { beforeEach, expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { approveOnly, withPasswords } from '../../../testing/second-person.ts'
import { calculateRun } from './calculation/calculate-run.ts'
import { twoEntities } from '../legal-entity/testing.ts'
import { lockMonth, runPayroll, withTwoInHr } from '../testing.ts'

const step = 'PUT /api/v1/user/payrun/{id}'
const bank = {
  ...{ holderName: 'Priya Nair', accountNumber: '001234567890', accountNumberAgain: '001234567890' },
  ...{ ifsc: 'HDFC0001234', bankName: 'HDFC Bank', branch: 'MG Road', accountType: 'savings' as const },
}

let company: Company & { template: Id }
let ravi: Person
let meera: Person
let priya: Person

beforeEach(async () => {
  ;({ company, ravi, meera, priya } = await withTwoInHr(await aCompany()))
})

/** What the page of a run, the list, the current month and the strip of months say of it. */
async function everywhere(id: Id) {
  const current = await ravi.call('GET /api/v1/user/payrun')
  const { data } = await ravi.call('GET /api/v1/user/payrun-history', {})
  const runs = [
    await ravi.call('GET /api/v1/user/payrun/{id}', { params: { id } }),
    data.find(({ _id }) => _id === id)!,
    ...(current.run?._id === id ? [current.run] : []),
  ]
  return {
    submitted: runs.map(({ submitted }) => submitted),
    month: current.months.find(({ runId }) => runId === id)!.isSubmitted,
  }
}

test('a run awaits approval only once that was submitted, and says with whom, until it is decided', async () => {
  await lockMonth(company, '2026-09')
  await withPasswords(company, ravi, meera)
  const id = await runPayroll(company, '2026-10')
  expect(await everywhere(id)).toEqual({ submitted: [null, null, null], month: false })
  expect((await company.admin.raw(step, { params: { id }, body: { action: 'approve' } })).status).toBe(202)
  const submitted = { by: 'Acme Components Admin', approvers: expect.arrayContaining(['Meera Iyer', 'Ravi Kumar']) }
  expect(await everywhere(id)).toEqual({ submitted: [submitted, submitted, submitted], month: true })
  await approveOnly(meera)
  expect(await everywhere(id)).toEqual({ submitted: [null, null], month: false })
})

test('the approved month stays until it is paid while the next one has not begun', async () => {
  const id = await lockMonth(company, '2026-11')
  const current = () => company.admin.call('GET /api/v1/user/payrun')
  expect(await current()).toMatchObject({ month: '2026-11', run: { _id: id, state: 'approved' } })
  await company.admin.call(step, { params: { id }, body: { action: 'pay' } })
  expect(await current()).toMatchObject({ month: '2026-12', run: null })
})

test('the bank file comes before the payment, unless no one is paid by bank', async () => {
  const bankFile = async (id: Id) =>
    (await company.admin.call('GET /api/v1/user/payrun/{id}', { params: { id } })).bankFile
  const first = await lockMonth(company, '2026-09')
  expect(await bankFile(first)).toBe('none')
  await company.admin.call('POST /api/v1/employee/bank-details', { body: { employeeId: priya.employee, ...bank } })
  const id = await runPayroll(company, '2026-10')
  await company.admin.call(step, { params: { id }, body: { action: 'approve' } })
  expect(await bankFile(id)).toBe('open')
  const fetch = (kind: string) =>
    company.admin.raw('GET /api/v1/user/payrun/{id}/files/{kind}', { params: { id, kind }, query: {} })
  await fetch('journal')
  expect(await bankFile(id)).toBe('open')
  expect((await fetch('bank')).status).toBe(200)
  expect(await bankFile(id)).toBe('downloaded')
  // A run that is approved anew has other payments.
  const body = { reason: 'A bonus was forgotten' }
  await company.admin.call('POST /api/v1/user/payrun/{id}/reopen', { params: { id }, body })
  await calculateRun(company.app, { organisation: company.organisation, run: id })
  await company.admin.call(step, { params: { id }, body: { action: 'approve' } })
  expect(await bankFile(id)).toBe('open')
})

test('with several legal entities the bank file is served once that of each was downloaded; the state names the others', async () => {
  const { company: group, entity, meera: labsPerson } = await twoEntities()
  const id = await lockMonth(group, '2026-10')
  const bankFiles = async () => {
    const { bankFile, openBankFiles } = await group.admin.call('GET /api/v1/user/payrun/{id}', { params: { id } })
    return [bankFile, ...openBankFiles]
  }
  const fetch = async (of: string) => {
    const sent = { params: { id, kind: 'bank' }, query: { entity: of } }
    expect((await group.admin.raw('GET /api/v1/user/payrun/{id}/files/{kind}', sent)).status).toBe(200)
  }
  expect(await bankFiles()).toEqual(['open', 'Acme Components', 'Labs'])
  await fetch('own')
  await fetch('own')
  expect(await bankFiles()).toEqual(['open', 'Labs'])
  // Nobody of the other entity is paid for now.
  const held = { employeeId: labsPerson.employee, reason: 'Laptop not returned' }
  await group.admin.call('POST /api/v1/user/payrun/{id}/hold', { params: { id }, body: held })
  expect(await bankFiles()).toEqual(['downloaded'])
  const released = { employeeId: labsPerson.employee, paidBy: 'bank' as const }
  await group.admin.call('POST /api/v1/user/payrun/{id}/release', { params: { id }, body: released })
  expect(await bankFiles()).toEqual(['open', 'Labs'])
  await fetch(entity)
  expect(await bankFiles()).toEqual(['downloaded'])
})
