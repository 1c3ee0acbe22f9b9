import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, run as runSql, type Company, type Person } from '../../../testing/company.ts'
import type { Key, Sent } from '../../../testing/call.ts'
import { approveOnly, toDecide, withPasswords } from '../../../testing/second-person.ts'
import { leave } from '../../leave/index.ts'
import { payloadPurpose } from '../../security/change/pending-call.ts'
import { calculateRun } from '../pay-run/calculation/calculate-run.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

let company: Company & { template: Id }
let ravi: Person
let meera: Person
let priya: Person
let september: Id

const run = { step: 'PUT /api/v1/user/payrun/{id}', reopen: 'POST /api/v1/user/payrun/{id}/reopen' } as const

beforeAll(async () => {
  company = await withPayroll(await aCompany())
  await company.within((tx) => leave.seed(tx))
  ravi = await company.employee('Ravi Kumar', { role: 'HR' })
  meera = await company.employee('Meera Iyer', { role: 'HR' })
  priya = await company.employee('Priya Nair')
  await company.within((tx) => leave.join(tx, priya.employee))
  await pay(company, priya, 60_000_000)
  september = await lockMonth(company, '2026-09')
  await withPasswords(company, ravi, meera)
})

/** A request by Ravi is pending under this title; once Meera approves, it is carried out. */
async function takesTwo<K extends Key>(key: K, sent: Sent<K>, title: string): Promise<void> {
  const { status, body } = await ravi.raw(key, sent)
  expect([status, body]).toMatchObject([202, { success: true, pendingChange: expect.any(String) }])
  const waiting = await toDecide(meera)
  expect(waiting.map((change) => change.title)).toEqual([title])
  expect(waiting[0]!.changes.length).toBeGreaterThan(0)
  expect(await approveOnly(meera)).toMatchObject({ state: 'approved' })
}

describe('settings that decide pay', () => {
  it('are changed by one person alone until the first run is approved', async () => {
    const young = await withPayroll(await aCompany('Globex'))
    const [hr, other] = [
      await young.employee('Anita Rao', { role: 'HR' }),
      await young.employee('Hema Rao', { role: 'HR' }),
    ]
    await withPasswords(young, hr, other)
    const value = { ...startingSettings.pf, enabled: true }
    const body = { section: 'pf' as const, from: '2026-11', note: '', value }
    expect((await hr.raw('POST /api/v1/user/statutory-settings', { body })).status).toBe(200)
  })

  it('need two: the law, registrations and overrides', async () => {
    const value = { ...startingSettings.pf, enabled: true }
    const body = { section: 'pf' as const, from: '2026-11', note: 'Registered now', value }
    await takesTwo('POST /api/v1/user/statutory-settings', { body }, 'PF settings from November 2026')
    const pf = (await ravi.call('GET /api/v1/user/statutory-settings', { query: {} })).pf
    expect(pf.value.enabled).toBe(true)
    await takesTwo('POST /api/v1/user/statutory-settings/tan', { body: { tan: 'BLRA12345B' } }, 'TAN of the company')
    const answers = [{ section: 'esi' as const, answer: 'notCovered' as const, number: null, since: null }]
    await takesTwo('POST /api/v1/user/statutory-registrations', { body: { answers } }, 'Registrations')
    const own = { law: 'in.pf.ceiling', from: '2026-12-01', value: 3_000_000, source: 'Notification of the ministry' }
    await takesTwo('POST /api/v1/user/statutory-law', { body: own }, 'Override: EPF: monthly wage ceiling')
    const { history } = await ravi.call('GET /api/v1/user/statutory-law/{id}', { params: { id: own.law } })
    const params = { id: history[0]!.own!._id }
    await takesTwo('DELETE /api/v1/user/statutory-law/{id}', { params }, 'Remove override: EPF: monthly wage ceiling')
    const wrong = await ravi.refused('POST /api/v1/user/statutory-law', { body: { ...own, value: 'much' } })
    expect(wrong.errors?.[0]?.path).toBe('body.value')
  })

  it('need two: components and templates in use, but not their names', async () => {
    const params = { id: company.template }
    const { name, lines } = await ravi.call('GET /api/v1/user/salary-template/{id}', { params })
    const [first, ...rest] = lines
    const named = {
      name: `${name} A`,
      lines: lines.map(({ componentId, calculation }) => ({ componentId, calculation })),
    }
    expect((await ravi.raw('PUT /api/v1/user/salary-template/{id}', { params, body: named })).status).toBe(200)
    const fixed = { componentId: first!.componentId, calculation: { type: 'fixed' as const, monthlyPaise: 10_000_00 } }
    const body = { name: `${name} A`, lines: [fixed, ...rest.map(({ componentId }) => ({ componentId }))] }
    await takesTwo('PUT /api/v1/user/salary-template/{id}', { params, body }, `Salary template ${name} A`)
    const of = { params: { id: first!.componentId } }
    const {
      _id: _,
      templates: __,
      createdAt: ___,
      ...component
    } = await ravi.call('GET /api/v1/user/salary-component/{id}', of)
    const changed = { ...of, body: { ...component, ptWage: !component.ptWage } }
    await takesTwo('PUT /api/v1/user/salary-component/{id}', changed, `Salary component ${component.name}`)
    const unnamed = { ...of, body: { ...component, ptWage: !component.ptWage, payslipOrder: 77 } }
    expect((await ravi.raw('PUT /api/v1/user/salary-component/{id}', unnamed)).status).toBe(200)
  })

  it('need two: the configuration of pay runs', async () => {
    const { updatedAt: _, ...config } = await ravi.call('GET /api/v1/user/payrun-config')
    expect((await ravi.raw('PUT /api/v1/user/payrun-config', { body: config })).status).toBe(200)
    const body = { ...config, dayBasis: 'fixed30' as const }
    await takesTwo('PUT /api/v1/user/payrun-config', { body }, 'Pay run configuration')
    expect((await ravi.call('GET /api/v1/user/payrun-config')).dayBasis).toBe('fixed30')
  })
})

describe("one person's money", () => {
  it('needs two: a loan, a skipped month, a repayment, a write-off', async () => {
    const loan = {
      ...{ employeeId: priya.employee, name: 'Advance', principalPaise: 9_000_00, givenOn: '2026-10-20' },
      ...{ startMonth: '2026-12', repaidBy: 'months' as const, months: 9, installmentPaise: null, reason: 'Asked for' },
    }
    await takesTwo('POST /api/v1/employee/loan', { body: loan }, 'Advance of Priya Nair')
    const held = async () => (await ravi.call('GET /api/v1/employee/loan/{id}', { params: { id: priya.employee } }))[0]!
    const params = { id: (await held())._id }
    const skip = { params, body: { month: '2026-12', isSkipped: true, reason: 'Wedding' } }
    const title = 'Installment of December 2026: Advance of Priya Nair'
    await takesTwo('PUT /api/v1/employee/loan/{id}/month', skip, title)
    const back = { params, body: { kind: 'received' as const, amountPaise: 4_000_00, note: 'By transfer' } }
    await takesTwo('POST /api/v1/employee/loan/{id}/repayment', back, 'Repayment: Advance of Priya Nair')
    expect(await held()).toMatchObject({ leftPaise: 5_000_00 })
    const off = { params, body: { kind: 'writtenOff' as const, amountPaise: null, note: 'Forgiven' } }
    await takesTwo('POST /api/v1/employee/loan/{id}/repayment', off, 'Write-off: Advance of Priya Nair')
    await takesTwo('POST /api/v1/employee/loan', { body: { ...loan, name: 'Second' } }, 'Second of Priya Nair')
    const second = { params: { id: (await held())._id } }
    await takesTwo('DELETE /api/v1/employee/loan/{id}', second, 'Delete Second of Priya Nair')
    expect((await held()).name).toBe('Advance')
  })

  it('needs two: a leave encashment', async () => {
    const params = { id: priya.employee }
    const read = () => ravi.call('GET /api/v1/employee/leave-encashment/{id}', { params })
    const policyId = (await read()).policies[0]!._id
    const body = { policyId, halfDays: 2, month: '2026-11', atExit: false, reason: 'Asked for by Priya' }
    await takesTwo('POST /api/v1/employee/leave-encashment/{id}', { params, body }, 'Leave encashment for Priya Nair')
    expect((await read()).encashments).toMatchObject([{ halfDays: 2 }])
  })

  it('needs two: a leave encashment pending from when half-days were called halves', async () => {
    const params = { id: priya.employee }
    const read = () => ravi.call('GET /api/v1/employee/leave-encashment/{id}', { params })
    const body = {
      policyId: (await read()).policies[0]!._id,
      month: '2026-11',
      atExit: false,
      reason: 'Before the upgrade',
    }
    await ravi.raw('POST /api/v1/employee/leave-encashment/{id}', { params, body: { ...body, halfDays: 3 } })
    const sealed = company.app.secrets.seal(payloadPurpose, JSON.stringify({ params, body: { ...body, halves: 3 } }))
    await company.within((tx) =>
      runSql(tx, sql`update pending_change set payload_sealed = ${sealed} where state = 'pending'`),
    )
    expect(await approveOnly(meera)).toMatchObject({ state: 'approved' })
    expect((await read()).encashments.map(({ halfDays }) => halfDays).toSorted()).toEqual([2, 3])
  })
})

it('someone who calculated a run is told beforehand who approves it, and no one else is', async () => {
  const young = await withPayroll(await aCompany('Initech'))
  const [anita, hema] = [
    await young.employee('Anita Rao', { role: 'HR' }),
    await young.employee('Hema Rao', { role: 'HR' }),
  ]
  const neha = await young.employee('Neha Das')
  await pay(young, neha, 60_000_000)
  const { _id: id } = await anita.call('POST /api/v1/user/payrun', { body: { month: '2026-09' } })
  await calculateRun(young.app, { organisation: young.organisation, run: id })
  const approver = async (person: Person) =>
    (await person.call('GET /api/v1/user/payrun/{id}/preflight', { params: { id } })).approver
  expect(await approver(anita), 'while nobody else could').toBeNull()
  await withPasswords(young, anita, hema)
  expect(await approver(anita)).toMatch(/Hema Rao/)
  expect(await approver(hema)).toBeNull()
  await anita.call('PUT /api/v1/user/payrun/{id}', { params: { id }, body: { action: 'recalculate' } })
  expect(await approver(anita), 'while it is calculated').toBeNull()
})

describe('what two people decided', () => {
  it('is not undone by one: reopening a run, or marking it as not paid, needs two', async () => {
    const params = { id: september }
    const reason = 'One bonus is missing'
    await takesTwo(run.reopen, { params, body: { reason } }, 'Reopen: September 2026 pay run')
    const again = await runAgain()
    const paid = async (by: Person) => by.raw(run.step, { params: { id: again }, body: { action: 'pay' } })
    expect((await paid(meera)).status).toBe(200)
    const back = { params: { id: again }, body: { reason } }
    await takesTwo('POST /api/v1/user/payrun/{id}/not-paid', back, 'Not paid: September 2026 pay run')
  })

  it('is not released by one: pay on hold is released by someone other than the person who held it', async () => {
    const params = { id: september }
    const body = { employeeId: priya.employee, reason: 'Laptop not returned' }
    const release = { params, body: { employeeId: priya.employee, paidBy: 'bank' as const } }
    expect((await ravi.raw('POST /api/v1/user/payrun/{id}/hold', { params, body })).status).toBe(200)
    await takesTwo('POST /api/v1/user/payrun/{id}/release', release, 'Release pay of Priya Nair: September 2026')
    expect((await ravi.raw('POST /api/v1/user/payrun/{id}/hold', { params, body })).status).toBe(200)
    expect((await meera.raw('POST /api/v1/user/payrun/{id}/release', release)).status).toBe(200)
  })

  it('is not paid a second time by one: someone who reports a return does not download the file', async () => {
    const params = { id: september }
    const own = { accountNumber: '501001234821', accountNumberAgain: '501001234821', accountType: 'savings' as const }
    const bank = { ...own, holderName: 'Priya Nair', ifsc: 'HDFC0001234' }
    await ravi.call('PUT /api/v1/employee/bank-details/{id}', { params: { id: priya.employee }, body: bank })
    const slips = await ravi.call('GET /api/v1/user/payrun/{id}/payments', { params, query: {} })
    const answer = { payslipId: slips.data[0]!.payslipId, answer: 'returned' as const, reason: 'No such account' }
    await ravi.call('PUT /api/v1/user/payrun/{id}/bank-answer', { params, body: answer })
    const file = { params: { ...params, kind: 'bank-returned' } }
    const key = 'GET /api/v1/user/payrun/{id}/files/{kind}'
    expect((await ravi.refused(key, file)).message).toMatch(/^You recorded a payment as returned/)
    expect((await meera.raw(key, file)).status).toBe(200)
  })

  it('needs two to reverse a payslip', async () => {
    const { data } = await ravi.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: september }, query: {} })
    const sent = { params: { id: data[0]!._id }, body: { reason: 'Paid for the wrong days' } }
    const title = 'Reverse payslip of Priya Nair: September 2026'
    await takesTwo('POST /api/v1/user/payslip/{id}/reversal', sent, title)
  })

  it('needs two: a final settlement is approved by someone who did not decide on it', async () => {
    const asha = await company.employee('Asha Menon')
    await pay(company, asha, 60_000_000)
    await approveAll(ravi)
    const params = { id: asha.employee }
    const left = { status: 'inactive' as const, inactiveDate: '2026-11-18', reason: 'Moves to Pune' }
    await ravi.call('PUT /api/v1/employee/status/{id}', { params, body: left })
    const body = {
      ...{ reason: 'resignation' as const, noticeDays: 0, servedDays: 0, noticeBy: 'employee' as const },
      ...{ isFixedTerm: false, paysGratuity: true, paysBonus: true, gratuityExemptBeforePaise: 0 },
      ...{ leaveExemptBeforePaise: 0, items: [] },
    }
    await ravi.call('PUT /api/v1/employee/settlement/{id}', { params, body })
    const step = 'POST /api/v1/employee/settlement/{id}/step'
    await takesTwo(step, { params, body: { action: 'approve' } }, 'Final settlement of Asha Menon')
    await ravi.call(step, { params, body: { action: 'reopen' } })
    expect((await meera.raw(step, { params, body: { action: 'approve' } })).status).toBe(200)
  })
})

it('can be approved even if the requester could not decide it: payroll without permission to change salaries', async () => {
  const accounts = await company.employee('Kavya Rao', { granted: ['payRollHistoryWrite', 'payRollHistoryRead'] })
  await withPasswords(company, accounts)
  const bonus = {
    ...{ employeeId: priya.employee, type: 'earning' as const, name: 'Bonus', amountPaise: 1_000_00 },
    ...{ reason: 'A good year', fromMonth: '2026-12', toMonth: '2026-12' },
  }
  expect((await accounts.raw('POST /api/v1/user/pay-input', { body: bonus })).status).toBe(202)
  expect(await approveOnly(meera)).toMatchObject({ state: 'approved' })
})

async function approveAll(person: Person): Promise<void> {
  const ids = (await toDecide(person)).map(({ _id }) => _id)
  if (ids.length === 0) return
  await person.call('PUT /api/v1/user/pending-changes', { body: { ids, decision: 'approve' } })
}

/** Calculated by Ravi, approved by Meera. */
async function runAgain(): Promise<Id> {
  await calculateRun(company.app, { organisation: company.organisation, run: september })
  await ravi.raw(run.step, { params: { id: september }, body: { action: 'approve' } })
  await approveAll(meera)
  return september
}
