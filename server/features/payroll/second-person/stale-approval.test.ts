import { beforeEach, describe, expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { approveOnly, toDecide, withPasswords } from '../../../testing/second-person.ts'
import { calculateRun } from '../pay-run/calculation/calculate-run.ts'
import { lockMonth, runPayroll, withTwoInHr } from '../testing.ts'

const step = 'PUT /api/v1/user/payrun/{id}'
const decision = 'PUT /api/v1/user/pending-change/{id}'

let company: Company & { template: Id }
let ravi: Person
let meera: Person
let priya: Person
let run: Id

beforeEach(async () => {
  ;({ company, ravi, meera, priya } = await withTwoInHr(await aCompany()))
  await lockMonth(company, '2026-09')
  await withPasswords(company, ravi, meera)
  run = await runPayroll(company, '2026-10')
})

const ofRun = () => ({ params: { id: run } })
const runNow = () => ravi.call('GET /api/v1/user/payrun/{id}', ofRun())
const calculated = () => calculateRun(company.app, { organisation: company.organisation, run })
const news = async (person: Person) => (await person.call('GET /api/v1/notification/all')).map(({ message }) => message)

/** The admin, who calculated the run, submits its approval, as the page does or as a program that leaves the calculation out. */
async function submit(body: { action: 'approve' | 'pay'; attempt?: number } = { action: 'approve' }): Promise<Id> {
  expect((await company.admin.raw(step, { ...ofRun(), body })).status).toBe(202)
  const [change] = await toDecide(meera)
  return change!._id
}

const approve = (change: Id) => meera.raw(decision, { params: { id: change }, body: { decision: 'approve' } })

async function bonus(): Promise<void> {
  const body = {
    ...{ employeeId: priya.employee, type: 'earning' as const, name: 'Bonus', amountPaise: 90_000_00 },
    ...{ reason: 'A good year', fromMonth: '2026-10', toMonth: '2026-10' },
  }
  expect((await ravi.raw('POST /api/v1/user/pay-input', { body })).status).toBe(202)
  const waiting = (await toDecide(meera)).find(({ title }) => title === 'Bonus of Priya Nair')
  expect((await approve(waiting!._id)).status).toBe(200)
}

describe.each([
  ['with the calculation that was seen', { action: 'approve' as const, attempt: 1 }],
  ['without one', { action: 'approve' as const }],
])('an approval submitted %s', (_, body) => {
  test('ends when the run is recalculated, which all concerned are told, and is submitted anew', async () => {
    const change = await submit(body)
    await bonus()
    expect((await ravi.raw(step, { ...ofRun(), body: { action: 'recalculate' } })).status).toBe(200)
    await calculated()
    expect(await approve(change)).toMatchObject({ status: 409 })
    expect(await runNow()).toMatchObject({ state: 'calculated', submitted: null })
    const told = 'Ravi Kumar recalculated the October 2026 pay run. Withdrawn: Approve: October 2026 pay run'
    for (const person of [company.admin, meera]) expect(await news(person)).toContain(told)
    expect(await news(ravi)).not.toContain(told)
    const again = await submit('attempt' in body ? { ...body, attempt: 2 } : body)
    expect((await approve(again)).status).toBe(200)
    expect((await runNow()).state).toBe('approved')
  })

  test('ends when one person of the run is recalculated', async () => {
    const change = await submit(body)
    await bonus()
    const one = { employeeId: priya.employee, attempt: 1 }
    expect((await ravi.raw('POST /api/v1/user/payrun/{id}/recalculate', { ...ofRun(), body: one })).status).toBe(200)
    expect((await approve(change)).status).toBe(409)
    expect((await runNow()).submitted).toBeNull()
  })

  test('is refused by name while an input differs from what was calculated, and stays pending', async () => {
    const change = await submit(body)
    await bonus()
    const refused = await meera.refused(decision, { params: { id: change }, body: { decision: 'approve' } })
    expect(refused.message).toBe(
      'Pay or attendance changed since the calculation: Priya Nair. Calculate again before approving.',
    )
    expect((await runNow()).submitted).not.toBeNull()
  })

  test('is not made once it was withdrawn', async () => {
    const change = await submit(body)
    await company.admin.call(decision, { params: { id: change }, body: { decision: 'withdraw' } })
    const refused = await meera.refused(decision, { params: { id: change }, body: { decision: 'approve' } })
    expect(refused.message).toBe('This change was already withdrawn.')
    expect((await runNow()).state).toBe('calculated')
  })

  test('and a recalculation at the same moment: one of them happens', async () => {
    const change = await submit(body)
    const [approved, again] = await Promise.all([
      approve(change),
      ravi.raw(step, { ...ofRun(), body: { action: 'recalculate' } }),
    ])
    expect([approved.status, again.status].toSorted()).toEqual([200, 409])
    expect((await runNow()).state).toBe(approved.status === 200 ? 'approved' : 'draft')
  })
})

test('whoever approves the run without the submission ends it, so that it can be reopened', async () => {
  await submit()
  expect((await meera.raw(step, { ...ofRun(), body: { action: 'approve' } })).status).toBe(200)
  expect(await toDecide(meera)).toEqual([])
  expect(await news(company.admin)).toContain(
    'Meera Iyer approved the October 2026 pay run. Withdrawn: Approve: October 2026 pay run',
  )
  const body = { reason: 'A bonus was forgotten' }
  expect((await ravi.raw('POST /api/v1/user/payrun/{id}/reopen', { ...ofRun(), body })).status).toBe(202)
})

test('a payment that awaits approval ends when the run is reopened', async () => {
  await submit()
  await approveOnly(meera)
  expect((await meera.raw(step, { ...ofRun(), body: { action: 'pay' } })).status).toBe(202)
  const reopen = { ...ofRun(), body: { reason: 'A bonus was forgotten' } }
  expect((await ravi.raw('POST /api/v1/user/payrun/{id}/reopen', reopen)).status).toBe(202)
  const [reopening] = (await toDecide(meera)).filter(({ title }) => title.startsWith('Reopen'))
  expect((await approve(reopening!._id)).status).toBe(200)
  expect(await toDecide(company.admin)).toEqual([])
  await calculated()
  expect(await runNow()).toMatchObject({ state: 'calculated', submitted: null })
})

describe('the approval of a final settlement', () => {
  const save = 'PUT /api/v1/employee/settlement/{id}'
  const key = 'POST /api/v1/employee/settlement/{id}/step'
  const decided = {
    ...{ reason: 'resignation' as const, noticeDays: 0, servedDays: 0, noticeBy: 'employee' as const },
    ...{ isFixedTerm: false, paysGratuity: true, paysBonus: true, gratuityExemptBeforePaise: 0 },
    ...{ leaveExemptBeforePaise: 0, items: [] },
  }
  let params: { id: Id }

  beforeEach(async () => {
    params = { id: priya.employee }
    const left = { status: 'inactive' as const, inactiveDate: '2026-11-18', reason: 'Moves to Pune' }
    await company.admin.call(step, { ...ofRun(), body: { action: 'approve' } })
    await approveOnly(meera)
    await ravi.call('PUT /api/v1/employee/status/{id}', { params, body: left })
    await ravi.call(save, { params, body: decided })
    expect((await ravi.raw(key, { params, body: { action: 'approve' } })).status).toBe(202)
  })

  test('ends when it is saved anew', async () => {
    const [change] = await toDecide(meera)
    const item = { type: 'deduction' as const, name: 'Laptop', amountPaise: 5_000_00, reason: 'Not returned' }
    await company.admin.call(save, { params, body: { ...decided, items: [item] } })
    expect((await approve(change!._id)).status).toBe(409)
    const told = 'Acme Components Admin changed the final settlement of Priya Nair. '
    expect(await news(ravi)).toContain(`${told}Withdrawn: Final settlement of Priya Nair`)
  })

  test('is refused once what it is calculated from has changed', async () => {
    const [change] = await toDecide(meera)
    const body = {
      ...{ employeeId: priya.employee, type: 'earning' as const, name: 'Bonus', amountPaise: 90_000_00 },
      ...{ reason: 'A good year', fromMonth: '2026-11', toMonth: '2026-11' },
    }
    await ravi.raw('POST /api/v1/user/pay-input', { body })
    await approve((await toDecide(meera)).find(({ title }) => title.startsWith('Bonus'))!._id)
    const refused = await meera.refused(decision, { params: { id: change!._id }, body: { decision: 'approve' } })
    expect(refused.message).toMatch(/^The figures have changed since this was sent for approval\./)
  })
})
