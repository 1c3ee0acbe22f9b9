import { beforeEach, describe, expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { calculateRun } from '../pay-run/calculation/calculate-run.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../testing.ts'

let company: Company & { template: Id }
let hr: Person
let priya: Person
let rahul: Person

const holdKey = 'POST /api/v1/user/payrun/{id}/hold'
const releaseKey = 'POST /api/v1/user/payrun/{id}/release'
const reason = 'Laptop not given back'

beforeEach(async () => {
  company = await withPayroll(await aCompany(), { statutory: true })
  company.clock.set('2026-11-20T04:00:00.000Z')
  hr = await company.employee('Anita Rao', { role: 'HR' })
  priya = await company.employee('Priya Nair')
  rahul = await company.employee('Rahul Iyer')
  for (const [person, accountNumber] of [
    [priya, '501001234821'],
    [rahul, '501001234822'],
  ] as const) {
    await pay(company, person, 60_000_000)
    const body = { holderName: 'Name', accountNumber, accountNumberAgain: accountNumber, ifsc: 'HDFC0001234' }
    await company.admin.call('PUT /api/v1/employee/bank-details/{id}', {
      params: { id: person.employee },
      body: { ...body, accountType: 'savings' },
    })
  }
})

const on = (id: string) => {
  const params = { id }
  return {
    params,
    hold: () => hr.call(holdKey, { params, body: { employeeId: priya.employee, reason } }),
    release: (body: object) =>
      hr.call(releaseKey, { params, body: { employeeId: priya.employee, paidBy: 'bank', ...body } }),
    run: () => hr.call('GET /api/v1/user/payrun/{id}', { params }),
    files: () => company.admin.call('GET /api/v1/user/payrun/{id}/files', { params }),
    file: async (kind: string) => {
      const bytes: unknown = await company.admin.call('GET /api/v1/user/payrun/{id}/files/{kind}', {
        params: { id, kind },
      })
      return String(bytes)
    },
    payments: async () =>
      (await hr.call('GET /api/v1/user/payrun/{id}/payments', { params, query: {} })).data.map(
        ({ employee, state }) => `${employee.name} ${state}`,
      ),
    step: (action: 'approve' | 'pay' | 'recalculate') =>
      company.admin.call('PUT /api/v1/user/payrun/{id}', { params, body: { action } }),
  }
}

const ownSlip = async () => {
  const { data } = await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })
  return priya.call('GET /api/v1/user/payslip/{id}', { params: { id: data[0]!._id } })
}
const texts = async () => (await priya.call('GET /api/v1/notification/all')).map(({ message }) => message)

describe('pay on hold', () => {
  test('is calculated and locked with the others, is owed, and is in no bank file until it is released', async () => {
    const id = await runPayroll(company, '2026-10')
    const { hold, release, run, files, file, payments, step } = on(id)
    await hold()
    // Recalculation discards payslips, not decisions about an employee.
    await step('recalculate')
    await calculateRun(company.app, { organisation: company.organisation, run: id })
    const { data } = await hr.call('GET /api/v1/user/payrun/{id}/payslips', {
      params: { id },
      query: { flag: 'onHold' },
    })
    expect(data).toMatchObject([{ employee: { name: 'Priya Nair' }, hold: { reason, by: 'Anita Rao' } }])
    const net = data[0]!.netPaise
    const { findings } = await hr.call('GET /api/v1/user/payrun/{id}/preflight', { params: { id } })
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'onHold', level: 'info', people: 1, names: ['Priya Nair'] }),
    )
    await step('approve')
    expect(await run()).toMatchObject({ onHold: { people: 1, netPaise: net } })

    const before = await files()
    expect(before.problems).toEqual([])
    expect(before.files.find(({ kind }) => kind === 'bank')).toMatchObject({
      people: 1,
      excluded: [{ name: 'Priya Nair', reason: `On hold: ${reason}` }],
    })
    expect(await file('journal')).toContain('"Salaries payable","","","93600.00"')
    expect(await file('wages-register')).toMatch(/Priya Nair.*On hold/)
    expect(await file('register')).toMatch(/Priya Nair.*On hold/)
    expect(await payments()).toEqual(['Priya Nair onHold', 'Rahul Iyer open'])

    // The employee sees that payment is on hold; the reason stays with HR.
    expect(await ownSlip()).toMatchObject({ netPaise: net, paidOn: null, hold: { reason: null } })
    expect((await ownSlip()).deductionsPaise).toBeGreaterThan(0)

    await release({})
    expect((await files()).files.find(({ kind }) => kind === 'bank')).toMatchObject({ people: 2, excluded: [] })
    await step('pay')
    expect(await ownSlip()).toMatchObject({ hold: null, paidOn: '2026-11-20' })
  })

  test('that is released after the others were paid has a bank file of its own, once', async () => {
    const id = await lockMonth(company, '2026-10')
    const { hold, release, files, file, payments, step } = on(id)
    await hold()
    await step('pay')
    expect(await ownSlip()).toMatchObject({ paidOn: null })
    const next = await runPayroll(company, '2026-11')
    const { findings } = await hr.call('GET /api/v1/user/payrun/{id}/preflight', { params: { id: next } })
    expect(findings).toContainEqual(expect.objectContaining({ code: 'heldBefore', people: 1 }))
    company.clock.advance(86_400)
    await release({})
    const listed = (await files()).files.filter(({ kind }) => kind.startsWith('bank'))
    expect(listed.map(({ kind, people }) => [kind, people])).toEqual([
      ['bank', 1],
      ['bank-released', 1],
    ])
    expect(await file('bank-released')).toContain('"ACM-0002"')
    expect(await file('bank')).not.toContain('"ACM-0002"')
    expect(await payments()).toEqual(['Priya Nair open', 'Rahul Iyer open'])
    expect(await ownSlip()).toMatchObject({ paidOn: '2026-11-21' })
    expect(
      await hr.refused(releaseKey, { params: { id }, body: { employeeId: priya.employee, paidBy: 'bank' } }),
    ).toMatchObject({
      status: 409,
    })
  })

  test('can be paid in another way, on a day with a reference, and is then in no bank file', async () => {
    const id = await lockMonth(company, '2026-10')
    const { hold, files, release, payments } = on(id)
    await hold()
    const body = { employeeId: priya.employee, paidBy: 'other' as const, reference: 'Cheque 004211' }
    const refused = (paidOn: string) => hr.refused(releaseKey, { params: { id }, body: { ...body, paidOn } })
    expect(await refused('2026-11-19')).toMatchObject({
      errors: [{ path: 'body.paidOn', message: 'It was approved on 20 Nov 2026. Choose that day or a later one.' }],
    })
    expect(await refused('2026-11-21')).toMatchObject({ errors: [{ path: 'body.paidOn' }] })
    await release(body)
    expect(await payments()).toEqual(['Priya Nair paid', 'Rahul Iyer open'])
    expect((await files()).files.find(({ kind }) => kind === 'bank')).toMatchObject({
      excluded: [{ reason: 'Paid by other means on 20 Nov 2026' }],
    })
    expect((await files()).problems).toEqual([])
    expect(await ownSlip()).toMatchObject({ paidOn: '2026-11-20', hold: null })
  })

  test('notifies the employee when it takes effect and when it ends', async () => {
    const id = await runPayroll(company, '2026-10')
    const { hold, release, step } = on(id)
    await hold()
    expect(await texts()).toEqual([])
    await step('approve')
    expect(await texts()).toEqual([
      'Your pay of October 2026 is on hold: it is calculated and not paid yet. Ask HR why.',
    ])
    await release({})
    expect((await texts())[0]).toContain('Your pay of October 2026 is no longer on hold')
  })

  test('is decided by those who run payroll, not for oneself, and not once the run is paid or the bank has responded', async () => {
    const id = await lockMonth(company, '2026-10')
    const { params, hold, step } = on(id)
    const of = (person: Person) => ({ params, body: { employeeId: person.employee, reason } })
    const accountant = await company.employee('Dev Shah', { role: 'Accountant' })
    expect(await accountant.refused(holdKey, of(priya))).toMatchObject({ status: 403 })
    expect(await hr.refused(holdKey, of(hr))).toMatchObject({ status: 403 })
    expect(await hr.refused(holdKey, of(accountant))).toMatchObject({ errors: [{ path: 'body.employeeId' }] })
    expect(await hr.refused(holdKey, { params, body: { employeeId: priya.employee, reason: '' } })).toMatchObject({
      errors: [{ path: 'body.reason' }],
    })
    const other = await aCompany('Globex')
    expect(await other.admin.refused(holdKey, of(priya))).toMatchObject({ status: 404 })
    await hold()
    expect(await hr.refused(holdKey, of(priya))).toMatchObject({ status: 409 })
    const { data } = await hr.call('GET /api/v1/user/payrun/{id}/payments', { params, query: { state: 'onHold' } })
    const answer = { params, body: { payslipId: data[0]!.payslipId, answer: 'paid' as const } }
    expect(await hr.refused('PUT /api/v1/user/payrun/{id}/bank-answer', answer)).toMatchObject({ status: 409 })
    await step('pay')
    expect(await hr.refused(holdKey, of(rahul))).toMatchObject({ status: 409 })
  })

  test('begins once, even for two calls at the same moment, and ends once', async () => {
    const id = await lockMonth(company, '2026-10')
    const params = { id }
    const hold = () => hr.raw(holdKey, { params, body: { employeeId: priya.employee, reason } })
    expect((await Promise.all([hold(), hold()])).map(({ status }) => status).sort()).toEqual([200, 409])
    const release = () => hr.raw(releaseKey, { params, body: { employeeId: priya.employee, paidBy: 'bank' } })
    expect((await Promise.all([release(), release()])).map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
