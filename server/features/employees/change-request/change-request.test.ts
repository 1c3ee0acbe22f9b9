import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { accountsOfPeople, employeesFeature } from '../index.ts'

const all = 'GET /api/v1/employee/change-request'
const own = 'GET /api/v1/employee/self-change-request'
const decision = 'PUT /api/v1/employee/change-request/{id}'
const toBank = 'POST /api/v1/employee/self-change-request/bank'
const toNumber = 'POST /api/v1/employee/self-change-request/number'
const toName = 'POST /api/v1/employee/self-change-request/name'
const files = { file: { name: 'cheque.pdf', bytes: Buffer.from('%PDF-1.4\nx\n%%EOF') } }
const reason = 'My new bank is nearer'
const bank = (accountNumber: string, more: object = {}) => ({
  ...{ holderName: 'Priya Nair', accountNumber, accountNumberAgain: accountNumber, reason },
  ...{ ifsc: 'HDFC0001234', bankName: 'HDFC Bank', accountType: 'savings' as const, ...more },
})

describe("an employee's request to change their details", () => {
  let company: Company
  let [priya, ravi, hr]: Person[] = []
  beforeEach(async () => {
    company = await aCompany()
    priya = await company.employee('Priya Nair')
    ravi = await company.employee('Ravi Kumar', { role: 'Manager' })
    hr = await company.employee('Anita Rao', { role: 'HR' })
  })
  const told = async (who: Person) =>
    (await who.call('GET /api/v1/notification/all')).map(({ message, targetId }) => ({ message, targetId }))
  const decide = (who: Person, id: string, outcome: 'approve' | 'reject', note = '') =>
    who.call(decision, { params: { id }, body: { outcome, note } })
  const paidTo = async () =>
    company.within(async (tx) => (await accountsOfPeople(tx, company.app, [priya!.employee])).get(priya!.employee))

  it('is sealed, sent to HR, and changes the account when HR approves it, as a manual edit would', async () => {
    await company.admin.call('PUT /api/v1/employee/bank-details/{id}', {
      params: { id: priya!.employee },
      body: bank('111122223333'),
    })
    const { _id } = await priya!.call(toBank, { body: bank('501001234821', { ifsc: 'ICIC0001234' }), files })
    const stored = await company.within((tx) => run(tx, sql`select * from change_request`))
    expect(JSON.stringify(stored.rows)).not.toContain('501001234821')
    expect(await told(hr!)).toMatchObject([
      {
        message: 'Priya Nair requests a change of their bank account.',
        targetId: _id,
      },
    ])
    const { data } = await hr!.call(all)
    expect(data).toMatchObject([{ _id, kind: 'bank', reason, isOwn: false, employee: { name: 'Priya Nair' } }])
    expect(data[0]!.changes).toEqual([
      { field: 'accountNumber', from: '•••• 3333', to: '•••• 4821' },
      { field: 'ifsc', from: 'HDFC0001234', to: 'ICIC0001234' },
      { field: 'bankName', from: 'HDFC Bank', to: 'ICICI Bank' },
    ])
    expect(await hr!.call('GET /api/v1/employee/change-request-count')).toEqual({ pending: 1, runMonth: null })
    expect(await decide(hr!, _id, 'approve')).toMatchObject({ state: 'approved', countsFrom: '2026-11-23' })
    expect(await priya!.call('GET /api/v1/employee/self-bank-details/reveal')).toEqual({ value: '501001234821' })
    // Pay goes to the previous account until the waiting period is over.
    expect((await paidTo())?.account).toBe('111122223333')
    const log = await company.admin.call('GET /api/v1/employee/activity/{id}', { params: { id: priya!.employee } })
    expect(log.data.map(({ who, action }) => [who, action])).toMatchObject([
      ['Anita Rao', 'approvedChange'],
      ['Anita Rao', 'changedBank'],
      ['Priya Nair', 'requestedChange'],
      [expect.anything(), 'changedBank'],
    ])
    expect(JSON.stringify(log.data)).not.toContain('501001234821')
    expect((await told(priya!)).map(({ message }) => message)).toContain('HR approved the change of your bank account.')
    const rest = await company.within((tx) => run(tx, sql`select value_sealed from change_request`))
    expect(rest.rows).toEqual([{ value_sealed: null }])
    expect(await hr!.refused(decision, { params: { id: _id }, body: { outcome: 'approve' } })).toMatchObject({
      status: 409,
      message: 'This request is decided already.',
    })
  })

  it('for a number is checked at its field, visible in full to its decider, and refused if someone else has it', async () => {
    await company.admin.call('PUT /api/v1/employee/personal-info/{id}', {
      params: { id: ravi!.employee },
      body: { pan: 'ABCPN1234F' },
    })
    const wrong = { kind: 'pan' as const, value: 'ABC', reason }
    expect((await priya!.refused(toNumber, { body: wrong, files })).errors).toEqual([
      { path: 'body.value', message: 'Enter a 10-character PAN, for example ABCPE1234F' },
    ])
    const { _id } = await priya!.call(toNumber, { body: { kind: 'pan', value: 'abcpn 1234f', reason }, files })
    expect(await priya!.refused(toNumber, { body: { kind: 'pan', value: 'ABCPK1234F', reason }, files })).toMatchObject(
      {
        status: 409,
      },
    )
    const params = { id: _id }
    expect(await hr!.call('GET /api/v1/employee/change-request/{id}/reveal', { params })).toEqual({
      value: 'ABCPN1234F',
    })
    expect(await hr!.refused(decision, { params, body: { outcome: 'approve' } })).toMatchObject({
      message: 'This PAN belongs to ACM-0002',
    })
    const noted = await hr!.refused(decision, { params, body: { outcome: 'reject' } })
    expect(noted.errors).toEqual([{ path: 'body.note', message: 'Enter a reason' }])
    await decide(hr!, _id, 'reject', 'This is not your PAN card')
    expect((await told(priya!))[0]).toMatchObject({
      message: 'HR rejected the change of your PAN: This is not your PAN card',
    })
    const { requests } = await priya!.call(own)
    expect(requests).toMatchObject([{ state: 'rejected', file: null, decidedBy: 'Anita Rao' }])
    await priya!.call(toNumber, { body: { kind: 'uan', value: '100904319456', reason }, files })
    const [waiting] = (await hr!.call(all, { query: { kind: 'uan', employeeId: priya!.employee } })).data
    await decide(hr!, waiting!._id, 'approve')
    expect(await priya!.call('GET /api/v1/employee/self-personal-info')).toMatchObject({ uan: '•••• 9456' })
    expect((await hr!.call(all, { query: { state: 'decided', search: 'priya' } })).data.length).toBe(2)
    // Within a minute it would count as the same tap.
    company.clock.advance(61)
    const same = await priya!.refused(toNumber, { body: { kind: 'uan', value: '100904319456', reason }, files })
    expect(same.errors).toEqual([{ path: 'body.value', message: 'This number is in your record already' }])
  })

  it('for a name changes the name, and a withdrawn one is deleted with its document', async () => {
    const { _id } = await priya!.call(toName, { body: { firstName: 'Priya', lastName: 'Menon', reason }, files })
    await decide(hr!, _id, 'approve')
    expect(await priya!.call('GET /api/v1/employee/profile')).toMatchObject({ name: 'Priya Menon' })
    const again = await priya!.call(toName, { body: { firstName: 'Priya', lastName: 'Nair', reason }, files })
    const { requests } = await priya!.call(own)
    const key = requests[0]!.file!.key
    const fetched = async (who: Person) =>
      (await who.raw('GET /api/v1/utility/assets/private', { query: { key } })).status
    expect([await fetched(priya!), await fetched(ravi!), await fetched(hr!)]).toEqual([200, 404, 200])
    expect(await company.within((tx) => employeesFeature.filesInUse!(tx, [key]))).toEqual([key])
    const params = { id: again._id }
    expect(await ravi!.refused('DELETE /api/v1/employee/self-change-request/{id}', { params })).toMatchObject({
      status: 404,
    })
    await priya!.call('DELETE /api/v1/employee/self-change-request/{id}', { params })
    expect(await fetched(priya!)).toBe(404)
    const twice = await priya!.refused('DELETE /api/v1/employee/self-change-request/{id}', { params })
    expect(twice.message).toBe('This request is decided already.')
  })

  it('is decided by no one about themselves, and by no one who could not make the change', async () => {
    const { _id } = await hr!.call(toBank, { body: bank('501001234821'), files })
    expect(await told(hr!)).toEqual([])
    expect((await hr!.call(all)).data).toMatchObject([{ isOwn: true }])
    expect(await hr!.refused(decision, { params: { id: _id }, body: { outcome: 'approve' } })).toMatchObject({
      status: 403,
      message: 'Someone else has to decide your own request.',
    })
    const clerk = await company.employee('Clerk', { granted: ['allEmployeeRead', 'allEmployeeWrite'] })
    const params = { id: _id }
    expect((await clerk.call(all)).data).toEqual([])
    expect(await clerk.refused(decision, { params, body: { outcome: 'approve' } })).toMatchObject({ status: 404 })
    expect(await ravi!.refused(all)).toMatchObject({ status: 403 })
    expect(await company.admin.refused(toBank, { body: bank('501001234821'), files })).toMatchObject({ status: 404 })
    expect(await decide(company.admin, _id, 'approve')).toMatchObject({ state: 'approved', countsFrom: null })
  })

  it('requires a reason and a document, and says which run may still pay to the previous account', async () => {
    const none = await priya!.refused(toBank, { body: bank('501001234821'), files: {} as never })
    expect(none.errors?.map(({ path }) => path)).toEqual(['files.file'])
    const once = { ...bank('501001234821'), accountNumberAgain: '501001234822', reason: '' }
    const { errors } = await priya!.refused(toBank, { body: once, files })
    expect(errors?.map(({ path }) => path).toSorted()).toEqual(['body.accountNumberAgain', 'body.reason'])
    await company.within((tx) =>
      run(
        tx,
        sql`insert into pay_run (organisation_id, month, state, config, started_at, progress_at, calculated_at)
          values (${tx.organisation}, '2026-11', 'calculated', '{}', now(), now(), now())`,
      ),
    )
    expect(await priya!.call(own)).toEqual({ requests: [], runMonth: '2026-11' })
  })
})
