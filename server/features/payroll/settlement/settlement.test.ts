import { expect, test } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { leave } from '../../leave/index.ts'
import { calculateRun } from '../pay-run/calculation/calculate-run.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../testing.ts'

const decided = {
  reason: 'resignation' as const,
  noticeDays: 60,
  servedDays: 57,
  noticeBy: 'employee' as const,
  isFixedTerm: false,
  paysGratuity: true,
  paysBonus: true,
  gratuityExemptBeforePaise: 0,
  leaveExemptBeforePaise: 0,
  items: [{ type: 'deduction' as const, name: 'Laptop', amountPaise: 4_000_00, reason: 'Not returned' }],
}

async function leaver(company: Company, inactiveDate = '2026-09-18') {
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  return { hr, priya, leave: () => leaves(company, priya, inactiveDate) }
}

async function leaves(company: Company, person: Person, inactiveDate: string): Promise<void> {
  const body = { status: 'inactive' as const, inactiveDate, reason: 'Moves to Pune' }
  await company.admin.call('PUT /api/v1/employee/status/{id}', { params: { id: person.employee }, body })
}

const key = 'GET /api/v1/employee/settlement/{id}'
const letterKey = `${key}/letter` as const
const ownLetterKey = 'GET /api/v1/employee/self-settlement/letter'
const step = 'POST /api/v1/employee/settlement/{id}/step'

test('a settlement is decided, approved and paid by the run of the last month, with the rest of the loan', async () => {
  const company = await withPayroll(await aCompany())
  const { hr, priya, leave } = await leaver(company)
  await pay(company, priya, 60_000_000)
  const params = { id: priya.employee }
  expect(await hr.call(key, { params })).toMatchObject({ leftOn: null, settlement: null, due: [] })
  expect(await hr.refused('PUT /api/v1/employee/settlement/{id}', { params, body: decided })).toMatchObject({
    status: 422,
  })
  const loan = {
    ...{ employeeId: priya.employee, name: 'Festival advance', principalPaise: 9_000_00, givenOn: '2026-08-20' },
    ...{ startMonth: '2026-09', repaidBy: 'months' as const, months: 9, installmentPaise: null, reason: 'Asked for' },
  }
  await hr.call('POST /api/v1/employee/loan', { body: loan })
  await leave()
  await hr.call('PUT /api/v1/employee/settlement/{id}', { params, body: decided })
  const pending = await hr.call(key, { params })
  expect(pending).toMatchObject({
    settlement: { state: 'pending' },
    // Friday's second working day after it, the Sunday is off.
    due: [{ part: 'wages', payBy: '2026-09-21', isLate: true }],
    statement: { month: '2026-09', isExtra: false, nothing: [{ name: 'Gratuity' }, { name: 'Statutory bonus' }] },
    problem: null,
  })
  const lines = Object.fromEntries(pending.statement!.lines.map(({ code, amountPaise }) => [code, amountPaise]))
  expect(lines).toMatchObject({ NOTICE_RECOVERY: 5_000_00, LAPTOP: 4_000_00, 'LOAN:1': 9_000_00 })

  await hr.call('PUT /api/v1/employee/settlement/{id}/check', { params, body: { item: 'access', isDone: true } })
  expect(await hr.call(step, { params, body: { action: 'approve' } })).toEqual({ runId: null })
  expect(await hr.refused('PUT /api/v1/employee/settlement/{id}', { params, body: decided })).toMatchObject({
    status: 409,
  })
  const approved = await hr.call(key, { params })
  expect(approved.statement?.netPaise).toBe(pending.statement?.netPaise)
  expect(approved.settlement).toMatchObject({
    state: 'approved',
    approvedBy: 'Anita Rao',
    checks: [{ item: 'access' }],
  })

  const run = await lockMonth(company, '2026-09')
  const paid = await hr.call(key, { params })
  expect(paid).toMatchObject({ settlement: { state: 'paid', runId: run }, statement: pending.statement })
  const slip = await company.admin.call('GET /api/v1/user/payslip/{id}', { params: { id: paid.payslipId! } })
  expect(slip.netPaise).toBe(pending.statement?.netPaise)
  expect(await hr.refused(step, { params, body: { action: 'reopen' } })).toMatchObject({ status: 409 })
  expect(await hr.call('GET /api/v1/employee/loan/{id}', { params })).toMatchObject([{ leftPaise: 0 }])
})

test('a completed checklist item is undone, and a settlement that is not approved is deleted', async () => {
  const company = await withPayroll(await aCompany())
  const { hr, priya, leave } = await leaver(company)
  await pay(company, priya, 60_000_000)
  await leave()
  const params = { id: priya.employee }
  await hr.call('PUT /api/v1/employee/settlement/{id}', { params, body: decided })
  const checks = async () => (await hr.call(key, { params })).settlement?.checks.map(({ item }) => item)
  for (const [item, isDone] of [
    ['access', true],
    ['documents', true],
    ['access', false],
  ] as const)
    await hr.call('PUT /api/v1/employee/settlement/{id}/check', { params, body: { item, isDone } })
  expect(await checks()).toEqual(['documents'])
  await hr.call(step, { params, body: { action: 'approve' } })
  expect(await hr.refused(step, { params, body: { action: 'cancel' } })).toMatchObject({ status: 409 })
  await hr.call(step, { params, body: { action: 'reopen' } })
  await hr.call(step, { params, body: { action: 'cancel' } })
  expect(await hr.call(key, { params })).toMatchObject({ settlement: null })
  expect(await hr.refused(step, { params, body: { action: 'approve' } })).toMatchObject({ status: 404 })
})

test('a run calculated before a settlement was approved has to be recalculated', async () => {
  const company = await withPayroll(await aCompany())
  const { hr, priya, leave } = await leaver(company)
  await pay(company, priya, 60_000_000)
  await leave()
  const run = await runPayroll(company, '2026-09')
  await hr.call('PUT /api/v1/employee/settlement/{id}', { params: { id: priya.employee }, body: decided })
  await hr.call(step, { params: { id: priya.employee }, body: { action: 'approve' } })
  const approve = { params: { id: run }, body: { action: 'approve' as const } }
  await leaves(company, priya, '2026-09-25')
  expect((await hr.call(key, { params: { id: priya.employee } })).problem).toContain(
    'The last working day has changed.',
  )
  await leaves(company, priya, '2026-09-18')
  expect(await company.admin.refused('PUT /api/v1/user/payrun/{id}', approve)).toMatchObject({ status: 409 })
})

test('if the last month is locked, a run of one person pays at once, and the tax of the year is right', async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const { hr, priya, leave } = await leaver(company, '2026-09-30')
  await pay(company, priya, 1_200_000_000)
  await lockMonth(company, '2026-09')
  await leave()
  const params = { id: priya.employee }
  const body = {
    ...{ ...decided, noticeBy: 'employer' as const, servedDays: 0 },
    items: [{ type: 'reimbursement' as const, name: 'Taxi', amountPaise: 1_200_00, reason: 'To the client' }],
  }
  await hr.call('PUT /api/v1/employee/settlement/{id}', { params, body })
  const { statement } = await hr.call(key, { params })
  expect(statement).toMatchObject({ isExtra: true, month: '2026-09' })
  expect(statement!.lines.map(({ code }) => code)).toEqual(expect.arrayContaining(['NOTICE_PAY', 'TAXI', 'TDS']))
  expect(statement!.lines.map(({ code }) => code)).not.toContain('BASIC')
  const { runId } = await hr.call(step, { params, body: { action: 'approve' } })
  const paid = await hr.call(key, { params })
  expect(paid.settlement).toMatchObject({ state: 'paid', runId })
  const { data: passbook } = await company.admin.call('GET /api/v1/user/passbook/{id}', { params })
  expect(passbook.map(({ kind, month }) => [kind, month])).toEqual(
    expect.arrayContaining([
      ['settlement', '2026-09'],
      ['regular', '2026-09'],
    ]),
  )
  // Both payslips together deduct all of the year's tax.
  const slip = await company.admin.call('GET /api/v1/user/payslip/{id}', { params: { id: paid.payslipId! } })
  expect(slip.taxYear).toMatchObject({ leftPaise: 0, deductedPaise: slip.taxYear!.taxPaise })
  const proof = await company.admin.call('GET /api/v1/user/payslip/{id}/proof', { params: { id: paid.payslipId! } })
  expect(proof.result).toBe('identical')

  const reversal = { params: { id: paid.payslipId! }, body: { reason: 'The notice was served after all' } }
  await hr.call('POST /api/v1/user/payslip/{id}/reversal', reversal)
  expect(await hr.call(key, { params })).toMatchObject({
    settlement: { state: 'pending' },
    statement: { isExtra: true },
  })
})

test('leave left at exit is paid by the settlement, with its tax-free part on a line of its own', async () => {
  const company = await withPayroll(await aCompany())
  await company.within((tx) => leave.seed(tx))
  const { hr, priya, leave: goes } = await leaver(company)
  await company.within((tx) => leave.join(tx, priya.employee))
  await pay(company, priya, 60_000_000)
  await goes()
  const params = { id: priya.employee }
  const days = await hr.call('GET /api/v1/employee/leave-encashment/{id}', { params })
  const policy = days.policies.find(({ mostAtExitHalfDays }) => (mostAtExitHalfDays ?? 0) > 0)!
  await hr.call('PUT /api/v1/employee/settlement/{id}', { params, body: { ...decided, noticeBy: 'nobody', items: [] } })
  const asked = async () => (await hr.call(key, { params })).toCheck.join(' ')
  expect(await asked()).toContain(`of ${policy.name} can be encashed at exit`)
  expect((await hr.call(key, { params })).encashable[0]?.halfDays).toBe(policy.mostAtExitHalfDays)
  const { halfDays } = await hr.call('POST /api/v1/employee/leave-encashment/{id}', {
    params,
    body: { policyId: policy._id, halfDays: null, month: '2026-10', atExit: true, reason: 'Leaves' },
  })
  // A day of leave is basic by 26; the service is shorter than a year, so none of it is tax-free.
  const amountPaise = Math.round((25_000_00 * halfDays) / 52 / 100) * 100
  expect(await asked()).not.toContain(`of ${policy.name} `)
  const { statement } = await hr.call(key, { params })
  const encashed = statement!.lines.filter(({ code }) => code.startsWith('LEAVE_ENCASHMENT'))
  expect(encashed.reduce((total, line) => total + line.amountPaise, 0)).toBe(amountPaise)
  await hr.call(step, { params, body: { action: 'approve' } })
  // Cancelled after the settlement was approved: reported there, and by the run that would pay it, until it is decided again.
  const kept = (await hr.call('GET /api/v1/employee/leave-encashment/{id}', { params })).encashments[0]!
  await hr.call('DELETE /api/v1/employee/leave-encashment/{id}', { params: { id: kept._id } })
  expect(await asked()).toMatch(/^Leave that it encashes has been cancelled/)
  const run = { params: { id: await runPayroll(company, '2026-09') } }
  const approve = { ...run, body: { action: 'approve' as const } }
  const refusal = await company.admin.refused('PUT /api/v1/user/payrun/{id}', approve)
  expect(refusal.message).toMatch(/^Leave encashed in the final settlement of Priya Nair was cancelled\. Reopen/)
  await hr.call(step, { params, body: { action: 'reopen' } })
  await hr.call('POST /api/v1/employee/leave-encashment/{id}', {
    params,
    body: { policyId: policy._id, halfDays: null, month: '2026-10', atExit: true, reason: 'Leaves' },
  })
  await hr.call(step, { params, body: { action: 'approve' } })
  await company.admin.call('PUT /api/v1/user/payrun/{id}', { ...run, body: { action: 'recalculate' } })
  await calculateRun(company.app, { organisation: company.organisation, run: run.params.id })
  await company.admin.call('PUT /api/v1/user/payrun/{id}', approve)
  const after = await hr.call('GET /api/v1/employee/leave-encashment/{id}', { params })
  expect(after.encashments[0]?.paidAt).not.toBe(null)
})

test('no one settles their own pay, sees that of others without the permission, or reaches another company', async () => {
  const company = await withPayroll(await aCompany())
  const { hr, priya, leave } = await leaver(company)
  await pay(company, priya, 60_000_000)
  await leave()
  const params = { id: priya.employee }
  const ravi = await company.employee('Ravi Kumar')
  expect(await ravi.refused(key, { params })).toMatchObject({ status: 403 })
  const own = { params: { id: hr.employee }, body: decided }
  expect(await hr.refused('PUT /api/v1/employee/settlement/{id}', own)).toMatchObject({ status: 403 })
  const elsewhere = await aCompany('Bolt Works')
  expect(await elsewhere.admin.refused(key, { params })).toMatchObject({ status: 404 })
  expect(await elsewhere.admin.refused(step, { params, body: { action: 'approve' } })).toMatchObject({ status: 404 })
})

test('a leaver sees their own settlement once it is approved, and is notified; no one else is', async () => {
  const company = await withPayroll(await aCompany())
  const { hr, priya, leave: goes } = await leaver(company, '2026-11-27')
  const ravi = await company.employee('Ravi Kumar')
  await pay(company, priya, 60_000_000)
  await goes()
  const params = { id: priya.employee }
  const own = (person: Person) => person.call('GET /api/v1/employee/self-settlement')
  const news = async (person: Person) =>
    (await person.call('GET /api/v1/notification/all')).map(({ type, message }) => [type, message])
  await hr.call('PUT /api/v1/employee/settlement/{id}', { params, body: decided })
  expect([await own(priya), await news(priya)]).toEqual([null, []])
  expect(await hr.refused(letterKey, { params })).toMatchObject({ status: 409 })
  await hr.call(step, { params, body: { action: 'approve' } })
  expect(await own(priya)).toMatchObject({
    ...{ state: 'approved', leftOn: '2026-11-27', statement: null, payslipId: null, paidOn: null },
    settled: [{ name: 'Notice pay recovery' }, { name: 'Laptop', type: 'deduction', amountPaise: 4_000_00 }],
  })
  const approved = ['own-settlement', 'Your final settlement is approved. It is paid with your last payslip.']
  expect(await news(priya)).toEqual([approved])
  expect(await priya.refused(key, { params })).toMatchObject({ status: 403 })
  expect(await priya.refused(ownLetterKey)).toMatchObject({ status: 409 })
  const run = await lockMonth(company, '2026-11')
  await company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id: run }, body: { action: 'pay' } })
  const paid = await own(priya)
  const slip = await priya.call('GET /api/v1/user/payslip/{id}', { params: { id: paid!.payslipId! } })
  expect(paid).toMatchObject({ state: 'paid', statement: { netPaise: slip.netPaise, isExtra: false } })
  expect(await news(priya)).toEqual([
    ['own-settlement', 'Your final settlement is marked as paid.'],
    ['payslip', 'Your payslip for November 2026 is available.'],
    approved,
  ])
  const [letter, ownLetter] = [await hr.raw(letterKey, { params }), await priya.raw(ownLetterKey)]
  expect([ownLetter.status, ownLetter.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(ownLetter.body).toEqual(letter.body)
  expect(await priya.refused(letterKey, { params })).toMatchObject({ status: 403 })
  for (const other of [ravi, hr, company.admin]) expect(await own(other)).toBe(null)
  expect(await ravi.refused(ownLetterKey)).toMatchObject({ status: 404 })
  expect(await news(ravi)).toEqual([])
})

test('what is not returned is named, and its checklist item is done once everything is back', async () => {
  const company = await withPayroll(await aCompany())
  const { hr, priya, leave } = await leaver(company)
  await pay(company, priya, 60_000_000)
  const { ids } = await company.admin.call('POST /api/v1/user/asset', {
    body: { name: 'Laptop', assets: [{ tag: 'AST-0001' }, { tag: 'AST-0002' }] },
  })
  for (const id of ids)
    await company.admin.call('POST /api/v1/user/asset/{id}/handover', {
      params: { id },
      body: { employeeId: priya.employee, day: '2026-09-01' },
    })
  await leave()
  const params = { id: priya.employee }
  await hr.call('PUT /api/v1/employee/settlement/{id}', { params, body: decided })
  const toCheck = async () => (await hr.call(key, { params })).toCheck
  const missing = ['AST-0001', 'AST-0002'].map(
    (tag) => `Laptop (${tag}) is not returned. Record its return under Assets.`,
  )
  expect(await toCheck()).toEqual(expect.arrayContaining(missing))
  const tick = () =>
    hr.raw('PUT /api/v1/employee/settlement/{id}/check', { params, body: { item: 'assets', isDone: true } })
  expect(await tick()).toMatchObject({
    status: 409,
    body: { message: 'Laptop (AST-0001) and 1 other asset are not returned. Record their return first.' },
  })
  const back = (id: string, condition: 'good' | 'lost') =>
    hr.call('POST /api/v1/user/asset/{id}/return', { params: { id }, body: { condition, note: 'At the exit' } })
  await back(ids[0]!, 'good')
  expect((await tick()).status).toBe(409)
  await back(ids[1]!, 'lost')
  expect((await tick()).status).toBe(200)
  expect(await toCheck()).not.toEqual(expect.arrayContaining([expect.stringContaining('AST-')]))
})
