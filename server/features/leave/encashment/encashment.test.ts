import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { testNow } from '../../../testing/server.ts'
import { encashmentsOfMonth, markEncashmentsPaid, reopenEncashments } from '../../../platform/leave/leave.ts'
import { checkLeave, reserveLeave, leave } from '../index.ts'

let company: Company
let priya: Person
let hr: Person
let earned: string

const payRun = '0197f000-0000-7000-8000-000000000001'
const body = { halfDays: 10, month: '2026-11', atExit: false, reason: 'Asked for by Priya' }

beforeEach(async () => {
  company = await aCompany()
  company.clock.set(testNow)
  await company.within((tx) => leave.seed(tx))
  priya = await company.employee('Priya Nair')
  hr = await company.employee('Hema Rao', { role: 'HR' })
  await company.within((tx) => leave.join(tx, priya.employee))
  earned = (await balances()).find(({ code }) => code === 'EL')!._id
})

const balances = () => priya.call('GET /api/v1/employee/leave-policy-days', { query: {} })
const balance = async () => (await balances()).find(({ code }) => code === 'EL')!
const params = () => ({ id: priya.employee })
const payOut = (more: object = {}) =>
  hr.call('POST /api/v1/employee/leave-encashment/{id}', {
    params: params(),
    body: { ...body, policyId: earned, ...more },
  })
const refused = (by: Person, of: Person, more: object = {}) =>
  by.refused('POST /api/v1/employee/leave-encashment/{id}', {
    params: { id: of.employee },
    body: { ...body, policyId: earned, ...more },
  })
const payable = (month = '2026-11', more = {}) =>
  company.within((tx) => encashmentsOfMonth(tx, { month, ...more })).then((all) => all.map(({ halfDays }) => halfDays))
const leaves = (day: string) =>
  company.within((tx) => run(tx, sql`update employee set left_on = ${day} where id = ${priya.employee}`))

describe('encashed leave', () => {
  it("is deducted from the balance at once and paid by that month's run", async () => {
    expect(await payOut()).toMatchObject({ halfDays: 10 })
    expect(await balance()).toMatchObject({
      balanceHalfDays: 23,
      paidOutHalfDays: 10,
      takenHalfDays: 0,
      rows: expect.arrayContaining([
        expect.objectContaining({ kind: 'encashment', halfDays: -3, text: 'Leave paid out', requestId: null }),
      ]),
    })
    expect(await payable('2026-10')).toEqual([])
    expect(await payable()).toEqual([10])
    expect(await payable('2026-12')).toEqual([10])
    const seen = await hr.call('GET /api/v1/employee/leave-encashment/{id}', { params: params() })
    expect(seen).toMatchObject({
      policies: [{ name: 'Earned', mostHalfDays: 23, mostAtExitHalfDays: null }],
      encashments: [{ halfDays: 10, on: '2026-11-20', month: '2026-11', by: 'Hema Rao', paidAt: null }],
    })
  })

  it('is limited to what is left, after requested and undecided leave', async () => {
    const draft = { policyId: earned, from: '2026-12-01', to: '2026-12-04', fromPart: 'full', toPart: 'full' } as const
    await company.within(async (tx) => {
      const { counted } = await checkLeave(tx, priya.employee, draft)
      await reserveLeave(tx, { request: payRun, employee: priya.employee, draft }, counted)
    })
    expect(await refused(hr, priya, { halfDays: 33 })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.halfDays', message: '14 days of Earned can be paid out on 20 Nov 2026' }],
    })
    expect(await payOut({ halfDays: null })).toMatchObject({ halfDays: 28 })
    const check = await company.within((tx) =>
      checkLeave(tx, priya.employee, { ...draft, from: '2026-12-07', to: '2026-12-08' }),
    )
    expect(check.problems.map(({ code }) => code)).toContain('balance')
  })

  it('can be reversed until a run has paid it', async () => {
    const { _id: id } = await payOut()
    await hr.call('DELETE /api/v1/employee/leave-encashment/{id}', { params: { id } })
    expect(await balance()).toMatchObject({ balanceHalfDays: 33, paidOutHalfDays: 0 })
    expect(await payable()).toEqual([])
    const { _id: paid } = await payOut()
    await company.within((tx) => markEncashmentsPaid(tx, { ids: [paid], run: payRun }))
    expect(await payable()).toEqual([])
    expect(await payable('2026-11', { run: payRun })).toEqual([10])
    expect(await hr.refused('DELETE /api/v1/employee/leave-encashment/{id}', { params: { id: paid } })).toMatchObject({
      status: 409,
    })
    await company.within((tx) => reopenEncashments(tx, { run: payRun, employee: priya.employee }))
    expect(await payable()).toEqual([10])
  })

  it('is, at exit, everything accrued by the last day', async () => {
    expect(await refused(hr, priya, { atExit: true })).toMatchObject({
      errors: [{ path: 'body.atExit', message: 'There is no last day of work yet' }],
    })
    await leaves('2026-11-30')
    await payOut({ atExit: true, halfDays: null })
    const [only] = await company.within((tx) => encashmentsOfMonth(tx, { month: '2026-11' }))
    expect(only).toMatchObject({ employee: priya.employee, policy: { code: 'EL' }, on: '2026-11-30', atExit: true })
    expect(only!.halfDays).toBe(33)
  })

  it("is decided by those who change others' pay, not for themselves, and only for a policy that allows it", async () => {
    const manager = await company.employee('Anita Rao', { role: 'Manager' })
    expect(await refused(manager, priya)).toMatchObject({ status: 403 })
    expect(await refused(hr, hr)).toMatchObject({ status: 403 })
    const casual = (await balances()).find(({ code }) => code === 'CL')!._id
    expect(await refused(hr, priya, { policyId: casual })).toMatchObject({ errors: [{ path: 'body.policyId' }] })
    const elsewhere = await aCompany('Bolt Works')
    expect(await refused(elsewhere.admin, priya)).toMatchObject({ status: 404 })
  })
})
