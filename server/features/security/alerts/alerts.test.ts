import { beforeAll, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { approveOnly, withPasswords } from '../../../testing/second-person.ts'
import { checkedFile, imported, undone } from '../../imports/testing/run-file.ts'
import { givePassword } from '../../identity/testing/with-password.ts'
import { mailsTo, visitor } from '../../identity/testing/visitor.ts'
import { securityAlert, nextPayDay } from './security-alert.ts'

let company: Company
let priya: Person
let ravi: Person
let second: Person

beforeAll(async () => {
  company = await aCompany('Acme')
  priya = await company.employee('Priya Nair')
  ravi = await company.employee('Ravi Kumar', { role: 'HR' })
  second = await company.employee('Asha Pillai', { role: 'Admin' })
  await company.admin.call('PUT /api/v1/user/two-person-rule', { body: { area: 'access', isOn: false } })
  await company.admin.call('PUT /api/v1/user/two-person-rule', { body: { area: 'employeeBank', isOn: false } })
})

const bank = (accountNumber: string) => ({
  ...{ holderName: 'Priya Nair', accountNumber, accountNumberAgain: accountNumber },
  ...{ ifsc: 'HDFC0001234', accountType: 'savings' as const },
})
const alerts = async (query: object = {}) => (await company.admin.call('GET /api/v1/user/alert', { query })).data
const heard = async (person: Person) =>
  (await person.call('GET /api/v1/notification/all')).filter(({ type }) => type === 'alert')

/** Runs the jobs twice, since they may run twice. */
async function look() {
  const { rows } = await company.within((tx) =>
    tx.query({ name: '', text: 'select max(n)::integer as n from audit_event', values: [] }),
  )
  const job = { organisation: company.organisation }
  for (let time = 0; time < 2; time += 1)
    for (let event = 1; event <= (rows[0] as { n: number }).n; event += 1)
      await securityAlert(company.app, { ...job, event })
}

it('reports a bank account changed within a week of pay day, and none before', async () => {
  const params = { id: priya.employee }
  await ravi.call('PUT /api/v1/employee/bank-details/{id}', { params, body: bank('123456789012') })
  await look()
  expect(await alerts()).toEqual([])
  company.clock.advance(5 * 86_400)
  await ravi.call('PUT /api/v1/employee/bank-details/{id}', { params, body: bank('999956789012') })
  await look()
  const message = 'Ravi Kumar changed the bank account of Priya Nair, 5 days before pay day'
  const [alert] = await alerts()
  expect(alert).toMatchObject({ kind: 'bank', message, times: 1, isTold: true, account: ravi.account })
  for (const person of [company.admin, second])
    expect(await heard(person)).toMatchObject([{ message, targetId: alert!._id }])
  expect(await heard(ravi)).toEqual([])
  expect(await heard(priya)).toEqual([])
})

it('reports one cause once in an hour and counts the others, and again after that', async () => {
  const params = { id: priya.employee }
  const change = (number: string) => ravi.call('PUT /api/v1/employee/bank-details/{id}', { params, body: bank(number) })
  await change('111156789012')
  await look()
  expect(await alerts({ kind: 'bank' })).toMatchObject([{ times: 2 }])
  expect(await heard(second)).toHaveLength(1)
  company.clock.advance(3601)
  await change('222256789012')
  await look()
  expect(await alerts({ kind: 'bank' })).toMatchObject([{ times: 1 }, { times: 2 }])
  expect(await heard(second)).toHaveLength(2)
})

it('counts days to pay day across short months, on the day itself and over the year end', () => {
  expect(nextPayDay('2026-02-20', 31)).toBe('2026-02-28')
  expect(nextPayDay('2026-02-28', 31)).toBe('2026-02-28')
  expect(nextPayDay('2026-12-29', 7)).toBe('2027-01-07')
})

it('reports a large import and its undo, but not a small one', async () => {
  const holidays = (count: number) => [
    'Date,Holiday',
    ...Array.from(
      { length: count },
      (_, index) => `${String(index + 1).padStart(2, '0')}/03/2027,Founders' day ${index}`,
    ),
  ]
  const few = await checkedFile(company, ravi, 'holidays', holidays(9))
  await imported(company, ravi, few)
  await undone(company, ravi, few)
  await look()
  expect(await alerts({ kind: 'import' })).toEqual([])
  const id = await checkedFile(company, ravi, 'holidays', holidays(10))
  await imported(company, ravi, id)
  await undone(company, ravi, id)
  await look()
  expect((await alerts({ kind: 'import' })).map(({ message }) => message)).toEqual([
    'Ravi Kumar undid the import of holidays.csv: 10 rows',
    'Ravi Kumar imported holidays.csv: 10 rows',
  ])
  expect((await heard(second)).map(({ message }) => message)).toContain('Ravi Kumar imported holidays.csv: 10 rows')
})

it("reports a file of many people, by mail as well, but not one person's document", async () => {
  await company.admin.call('GET /api/v1/user/asset-file', { query: { format: 'csv' } })
  await look()
  const [alert, ...others] = await alerts({ kind: 'export' })
  expect(alert?.message).toMatch(/^Acme Admin downloaded assets-2026-11-25\.csv$/)
  expect(others).toEqual([])
  const address = await company.within((tx) =>
    tx.query({ name: '', text: 'select email from account where id = $1', values: [second.account] }),
  )
  const [mail] = await mailsTo((address.rows[0] as { email: string }).email)
  expect(mail?.subject).toBe(alert?.message)
  expect(mail?.text).toContain(`/home/settings/alerts?id=${alert!._id}`)
})

it('reports many failed sign-ins to one account, and from one network', async () => {
  const email = await givePassword(company, priya.account)
  const stranger = visitor()
  const wrong = () =>
    stranger.send('POST /api/auth/user/signin', { body: { email, password: 'wrong one', remember: false } })
  const logged = async () =>
    (await company.admin.call('GET /api/v1/user/activity-log', { query: { kind: 'signIn', area: 'account' } })).data
  for (let time = 1; time <= 8; time += 1) {
    expect((await wrong()).status).toBe(401)
    await expect.poll(async () => (await logged()).filter(({ action }) => action === 'failedSignIn')).toHaveLength(time)
    if (time === 7) await look()
  }
  expect(await alerts({ kind: 'failures' })).toEqual([])
  await look()
  expect(await alerts({ kind: 'failures' })).toMatchObject([
    { message: 'Many failed sign-ins to the account of Priya Nair', account: null },
  ])
  expect((await logged())[0]).toMatchObject({ network: stranger.address })
  await company.within((tx) =>
    tx.query({
      name: '',
      text: `insert into audit_event (organisation_id, action, record_type, record_id, changes, network, at)
        select organisation_id, 'failedSignIn', 'account', id, '{}', '203.0.113.9', $1 from account, generate_series(1, 6) returning 1`,
      values: [tx.now],
    }),
  )
  await look()
  expect((await alerts({ kind: 'failures' })).map(({ message }) => message)).toContain(
    'Many failed sign-ins from the network 203.0.113.9',
  )
})

it('reports a second step that HR turned off, and new rules for signing in', async () => {
  await ravi.call('POST /api/v1/user/disable-security/{id}', { params: { id: priya.employee } })
  const rules = await company.admin.call('GET /api/v1/user/second-factor-rule')
  const employees = rules.find(({ role }) => role === 'Employee')!
  const body = { roles: [{ roleId: employees.roleId, rule: 'any' as const, from: '2026-12-01' }] }
  await company.admin.call('PUT /api/v1/user/second-factor-rule', { body })
  await look()
  expect(await alerts({ kind: 'secondStep' })).toMatchObject([
    { message: 'Ravi Kumar turned off the second step of Priya Nair' },
  ])
  expect(await alerts({ kind: 'signIn' })).toMatchObject([{ message: 'Acme Admin changed how people sign in' }])
})

it('reports a token that lets an identity provider add people', async () => {
  const body = { expiresOn: '2027-06-30' }
  await company.admin.call('POST /api/v1/user/single-sign-on/scim-token', { body })
  await look()
  const message = 'Acme Admin created a SCIM token'
  expect(await alerts({ kind: 'scimToken' })).toMatchObject([{ message, isTold: true }])
  expect((await heard(second))[0]).toMatchObject({ message })
})

it('reports granted access at once', async () => {
  const body = { permissions: { employeeSalaryWrite: true } }
  await company.admin.call('PUT /api/v1/employee/permissions/{id}', { params: { id: priya.employee }, body })
  expect(await alerts({ kind: 'access' })).toMatchObject([
    { message: 'Acme Admin gave Priya Nair privileged access', isTold: true },
  ])
})

it('stores alerts that are turned off without notifying anyone; turning them off is reported', async () => {
  const off = { kind: 'export' as const, isOn: false }
  expect((await ravi.refused('PUT /api/v1/user/alert-setting', { body: off })).status).toBe(403)
  expect((await ravi.refused('GET /api/v1/user/alert', { query: {} })).status).toBe(403)
  const { kinds, people } = await company.admin.call('PUT /api/v1/user/alert-setting', { body: off })
  expect(kinds.find(({ kind }) => kind === 'export')).toMatchObject({ isOn: false, changedBy: 'Acme Admin' })
  expect(people.map(({ name, isTold }) => [name, isTold])).toEqual([
    ['Acme Admin', true],
    ['Asha Pillai', true],
  ])
  await look()
  expect((await heard(second))[0]?.message).toBe('Acme Admin changed which security alerts are sent')
  company.clock.advance(3601)
  const before = (await heard(second)).length
  await company.admin.call('GET /api/v1/user/asset-file', { query: { format: 'csv' } })
  await look()
  expect((await alerts({ kind: 'export' }))[0]).toMatchObject({ isTold: false, times: 1 })
  expect(await heard(second)).toHaveLength(before)
})

it('reports that alerts about alerts were turned off, although they are off, and however soon after another one', async () => {
  const put = (isOn: boolean) =>
    company.admin.call('PUT /api/v1/user/alert-setting', { body: { kind: 'alerts' as const, isOn } })
  const message = 'Acme Admin turned alerts about changes to security alerts on or off'
  await company.admin.call('PUT /api/v1/user/alert-setting', { body: { kind: 'reveal', isOn: false } })
  await put(false)
  await look()
  expect((await alerts({ kind: 'alerts' }))[0]).toMatchObject({ message, isTold: true, times: 1 })
  expect((await heard(second)).map((one) => one.message)).toContain(message)
  company.clock.advance(3601)
  await company.admin.call('PUT /api/v1/user/alert-setting', { body: { kind: 'reveal', isOn: true } })
  await look()
  expect((await alerts({ kind: 'alerts' }))[0]).toMatchObject({ isTold: false })
  await put(true)
})

it('says of an API key whether it was created or renewed', async () => {
  const body = { name: 'Visitor register', scopes: ['people:read' as const], expiresOn: '2027-06-30' }
  const key = await company.admin.call('POST /api/v1/user/api-key', { body })
  const renewal = { expiresOn: '2027-07-31' }
  await company.admin.call('POST /api/v1/user/api-key/{id}/renew', { params: { id: key._id }, body: renewal })
  await look()
  const told = (await alerts({ kind: 'signIn' })).map(({ message }) => message)
  expect(told).toContain('Acme Admin created an API key')
  expect(told).toContain('Acme Admin renewed an API key')
})

it('counts failed passkeys together with failed passwords', async () => {
  const account = (await company.employee('Gita Sen')).account
  await company.within((tx) =>
    tx.query({
      name: '',
      text: `insert into audit_event (organisation_id, action, record_type, record_id, changes, at)
        select $1::uuid, 'failedPasskey', 'account', $2::uuid, '{}', $3 from generate_series(1, 8) returning 1`,
      values: [company.organisation, account, company.clock.now()],
    }),
  )
  await look()
  expect((await alerts({ kind: 'failures' })).map(({ message }) => message)).toContain(
    'Many failed sign-ins to the account of Gita Sen',
  )
})

it('goes to the chosen recipients, from the chosen day before pay day on; earlier recipients are notified', async () => {
  const some = await aCompany('Initech')
  const [asha, hema] = [
    await some.employee('Asha Pillai', { role: 'Admin' }),
    await some.employee('Hema Rao', { role: 'HR' }),
  ]
  await withPasswords(some, hema)
  const put = (body: { recipients: Id[]; bankDays: number }) =>
    some.admin.call('PUT /api/v1/user/alert-delivery', { body })
  expect(
    (await hema.refused('PUT /api/v1/user/alert-delivery', { body: { recipients: [hema.account], bankDays: 3 } }))
      .status,
  ).toBe(403)
  const nobody = { recipients: [(await some.employee('Priya Nair')).account], bankDays: 3 }
  expect((await some.admin.refused('PUT /api/v1/user/alert-delivery', { body: nobody })).errors?.[0]?.path).toBe(
    'body.recipients',
  )
  // Others receive them no longer, so a second person approves it.
  await put({ recipients: [hema.account], bankDays: 12 })
  await approveOnly(hema)
  const { people, bankDays } = await some.admin.call('GET /api/v1/user/alert-setting')
  expect(people.filter(({ isTold }) => isTold).map(({ name }) => name)).toEqual(['Hema Rao'])
  expect(bankDays).toBe(12)
  const told = async (person: Person) =>
    (await person.call('GET /api/v1/notification/all')).map(({ message }) => message)
  expect(await told(asha)).toContain('Initech Admin changed how security alerts are delivered')
  await some.admin.call('GET /api/v1/user/asset-file', { query: { format: 'csv' } })
  const { rows } = await some.within((tx) =>
    tx.query({ name: '', text: 'select max(n)::integer as n from audit_event', values: [] }),
  )
  await securityAlert(some.app, { organisation: some.organisation, event: (rows[0] as { n: number }).n })
  expect((await heard(hema)).map(({ message }) => message)).toEqual([
    `Initech Admin downloaded assets-${some.clock.now().slice(0, 10)}.csv`,
  ])
  expect(await heard(asha)).toEqual([])
})

it('never goes only to the person who did it', async () => {
  const alone = await aCompany('Globex')
  const hema = await alone.employee('Hema Rao', { role: 'HR' })
  await withPasswords(alone, hema)
  await alone.admin.call('GET /api/v1/user/asset-file', { query: { format: 'csv' } })
  await securityAlert(alone.app, { organisation: alone.organisation, event: 1 })
  expect(await heard(alone.admin)).toHaveLength(1)
  expect(await heard(hema)).toHaveLength(1)
})
