import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { LeavePolicyInput } from '@muster/contract/leave/leave-policy.routes.ts'
import { newId } from '../../platform/id.ts'
import { aCompany, run, type Company, type Person } from '../../testing/company.ts'
import { testNow } from '../../testing/server.ts'
import { recompute } from '../attendance/index.ts'
import { checkLeave, consumeLeave, reserveLeave, leave, leaveFeature, returnLeave, type LeaveDraft } from './index.ts'

let company: Company
let anita: Person
let priya: Person

beforeEach(async () => {
  company = await aCompany()
  company.clock.set(testNow)
  await company.within((tx) => leave.seed(tx))
  anita = await company.employee('Anita Rao', { role: 'Manager' })
  priya = await company.employee('Priya Nair', { reportsTo: anita })
  await accrue()
})

const accrue = () =>
  leaveFeature.jobs!['leave-accrual']!(company.app, { organisation: company.organisation, again: true })
const balances = (person = priya) => person.call('GET /api/v1/employee/leave-policy-days', { query: {} })
const balance = async (code: string) => (await balances()).find((one) => one.code === code)!
const halfDays = async () => Object.fromEntries((await balances()).map((one) => [one.code, one.balanceHalfDays]))
const policyId = async (code: string) => (await balance(code))._id
const draft = async (
  code: string,
  from: string,
  to = from,
  part: LeaveDraft['fromPart'] = 'full',
): Promise<LeaveDraft> => ({
  policyId: await policyId(code),
  from,
  to,
  fromPart: part,
  toPart: from === to ? part : 'full',
})
const check = (asked: LeaveDraft, person = priya) => company.within((tx) => checkLeave(tx, person.employee, asked))
const take = (request: string, asked: LeaveDraft) =>
  company.within((tx) => consumeLeave(tx, { request, employee: priya.employee, draft: asked }))
const giveBack = (request: string) => company.within((tx) => returnLeave(tx, request))
const ledgerRows = () =>
  company.within(
    async (tx) => (await run(tx, sql`select count(*)::int as n from leave_ledger`)).rows[0] as { n: number },
  )

describe('balances', () => {
  it('can be requested for any day: as they were, and as they will be if nothing changes', async () => {
    const earned = async (date: string) => {
      const all = await priya.call('GET /api/v1/employee/leave-policy-days', { query: { date } })
      const { balanceHalfDays, openingHalfDays, carriedHalfDays, lapsedHalfDays } = all.find(
        ({ code }) => code === 'EL',
      )!
      return { balanceHalfDays, openingHalfDays, carriedHalfDays, lapsedHalfDays }
    }
    expect(await earned('2026-03-31')).toMatchObject({ balanceHalfDays: 9 })
    expect(await earned('2026-12-31')).toMatchObject({ balanceHalfDays: 36 })
    expect(await earned('2027-02-28')).toEqual({
      balanceHalfDays: 42,
      openingHalfDays: 0,
      carriedHalfDays: 36,
      lapsedHalfDays: 0,
    })
    expect((await balance('EL')).balanceHalfDays).toBe(33)
  })

  it('are granted by the policies, and each number has its rows', async () => {
    expect(await halfDays()).toEqual({ CL: 24, SL: 16, EL: 33, LWP: 0 })
    expect(await balance('CL')).toMatchObject({
      yearFrom: '2026-01-01',
      grantedHalfDays: 24,
      expiring: { on: '2026-12-31', halfDays: 24 },
      rows: [
        {
          on: '2026-01-01',
          kind: 'grant',
          halfDays: 24,
          text: 'For 1 Jan 2026 to 31 Dec 2026: 12 days a year',
          expiresOn: '2026-12-31',
        },
      ],
    })
    expect(await balance('EL')).toMatchObject({ rows: { length: 11 }, expiring: null })
  })

  it('are granted once, however often the job runs, and missed days are made up', async () => {
    const before = await ledgerRows()
    await Promise.all([accrue(), accrue()])
    expect(await ledgerRows()).toEqual(before)
    company.clock.set('2027-01-02T04:00:00.000Z')
    await accrue()
    expect(await halfDays()).toEqual({ CL: 24, SL: 16, EL: 39, LWP: 0 })
    expect(await balance('EL')).toMatchObject({ carriedHalfDays: 36, grantedHalfDays: 3, openingHalfDays: 0 })
  })

  it('of a joiner are prorated, from the day of joining', async () => {
    const dev = await company.employee('Dev Shah', { joinedOn: '2026-07-01' })
    await company.within((tx) => leave.join(tx, dev.employee))
    const mine = await balances(dev)
    expect(mine.find((one) => one.code === 'CL')?.balanceHalfDays).toBe(12)
  })

  it('are visible to the manager, and to no one else', async () => {
    const see = (person: Person) =>
      person.raw('GET /api/v1/employee/leave-policy-days/{id}', { params: { id: priya.employee }, query: {} })
    const ravi = await company.employee('Ravi Kumar', { role: 'Manager' })
    expect((await see(anita)).status).toBe(200)
    expect((await see(company.admin)).status).toBe(200)
    expect((await see(ravi)).status).toBe(404)
    expect((await see(priya)).status).toBe(403)
    expect((await see((await aCompany('Bolt Works')).admin)).status).toBe(404)
  })

  it('cannot be rewritten', async () => {
    await expect(company.within((tx) => run(tx, sql`update leave_ledger set half_days = 99`))).rejects.toThrow(
      /append-only/,
    )
    await expect(company.within((tx) => run(tx, sql`delete from leave_ledger`))).rejects.toThrow(/append-only/)
  })
})

describe('requested leave', () => {
  it('counts working days, and names the others', async () => {
    const { counted, balances: kept, problems } = await check(await draft('CL', '2026-11-27', '2026-11-30'))
    expect(problems).toEqual([])
    expect(counted.days.map(({ day, halfDays, why }) => [day.slice(8), halfDays, why])).toEqual([
      ['27', 2, 'leave'],
      ['28', 0, 'weeklyOff'],
      ['29', 0, 'weeklyOff'],
      ['30', 2, 'leave'],
    ])
    expect(kept).toEqual([{ on: '2026-11-30', before: 24, after: 20 }])
  })

  it('is refused with every problem at once', async () => {
    const { problems } = await check(await draft('EL', '2026-11-20', '2026-12-31'))
    expect(problems.map(({ code, blocking }) => [code, blocking])).toEqual([
      ['notice', true],
      ['balance', true],
    ])
  })

  it('reserves the balance while pending, so that two concurrent requests cannot overdraw it', async () => {
    const asked = [await draft('CL', '2026-11-23', '2026-11-30'), await draft('CL', '2026-12-01', '2026-12-09')]
    const send = (one: LeaveDraft) =>
      company.within(async (tx) => {
        const { problems, counted } = await checkLeave(tx, priya.employee, one)
        if (problems.some((problem) => problem.blocking)) return 'refused'
        await reserveLeave(tx, { request: newId(), employee: priya.employee, draft: one }, counted)
        return 'sent'
      })
    expect((await Promise.all(asked.map(send))).toSorted()).toEqual(['refused', 'sent'])
    const { balanceHalfDays, pendingHalfDays } = await balance('CL')
    expect(pendingHalfDays).toBeGreaterThan(0)
    expect(balanceHalfDays).toBe(24)
    const { balances: kept } = await check(await draft('CL', '2026-11-16', '2026-11-16'))
    expect(kept[0]?.before).toBe(balanceHalfDays - pendingHalfDays)
  })

  it('is taken once and returned exactly', async () => {
    const request = newId()
    const asked = await draft('CL', '2026-11-25', '2026-11-26')
    await take(request, asked)
    await take(request, asked)
    expect(await balance('CL')).toMatchObject({ balanceHalfDays: 20, takenHalfDays: 4 })
    await giveBack(request)
    await giveBack(request)
    expect(await balance('CL')).toMatchObject({ balanceHalfDays: 24, takenHalfDays: 0 })
    expect((await balance('CL')).rows.filter(({ requestId }) => requestId === request)).toHaveLength(4)
  })

  it('makes the days leave, and unpaid leave loss of pay', async () => {
    await take(newId(), await draft('CL', '2026-11-18'))
    await take(newId(), await draft('LWP', '2026-11-19'))
    await company.within((tx) => recompute(tx, [priya.employee], '2026-11-18', '2026-11-19'))
    const days = (await priya.call('GET /api/v1/employee/attendance', { query: {} })).data
    expect(days.map(({ day, state, lossOfPayHalfDays }) => [day.slice(8), state, lossOfPayHalfDays])).toEqual([
      ['19', 'leave', 2],
      ['18', 'leave', 0],
    ])
  })

  it('does not overlap other leave, but fits into the free half of a day', async () => {
    await take(newId(), await draft('CL', '2026-11-25', '2026-11-25', 'first'))
    expect((await check(await draft('SL', '2026-11-25'))).problems[0]).toMatchObject({ code: 'overlap' })
    expect((await check(await draft('SL', '2026-11-25', '2026-11-25', 'second'))).problems).toEqual([])
  })
})

describe('leave policies', () => {
  const input: z.input<typeof LeavePolicyInput> = {
    ...{
      name: 'Study',
      code: 'st',
      isPaid: true,
      halfDaysAYear: 10,
      yearStartsInMonth: 1,
      prorate: true,
      waitingDays: 0,
    },
    ...{ afterProbation: false, carryForward: null, encashable: false, longestRunDays: null, noticeDays: 0 },
    ...{ allowsHalfDays: true, sandwich: false, negativeLimitHalfDays: 0, proofAfterDays: null },
    accrual: 'atOnce',
    leaveYear: 'calendar',
  }
  const add = (body = {}) => company.admin.call('POST /api/v1/user/leave-policy', { body: { ...input, ...body } })
  const change = (id: string, body: object) =>
    company.admin.call('PUT /api/v1/user/leave-policy/{id}', { params: { id }, body })

  it('are added, and everyone has the new leave', async () => {
    await add()
    await accrue()
    expect(await halfDays()).toMatchObject({ ST: 10 })
    const policies = await company.admin.call('GET /api/v1/user/leave-policy', {})
    expect(policies.find(({ code }) => code === 'ST')).toMatchObject({ people: 2, isActive: true, halfDaysAYear: 10 })
  })

  it('have one name each', async () => {
    await add()
    expect(
      await company.admin.refused('POST /api/v1/user/leave-policy', { body: { ...input, code: 'S2' } }),
    ).toMatchObject({
      status: 409,
      errors: [{ path: 'body.name', message: 'A leave policy with this name exists' }],
    })
  })

  it('with the sandwich rule count days off between two requests, and return them with either', async () => {
    await add({ sandwich: true })
    await accrue()
    const [friday, monday] = [newId(), newId()]
    await take(friday, await draft('ST', '2026-11-27'))
    await take(monday, await draft('ST', '2026-11-30'))
    expect(await halfDays()).toMatchObject({ ST: 10 - 2 - 4 - 2 })
    expect(await giveBack(friday)).toEqual({ employee: priya.employee, from: '2026-11-27', to: '2026-11-29' })
    expect(await halfDays()).toMatchObject({ ST: 8 })
    await giveBack(friday)
    expect(await halfDays()).toMatchObject({ ST: 8 })
  })

  it('are switched off by isActive alone, and keep what was granted', async () => {
    const id = await policyId('CL')
    await change(id, { isActive: false })
    company.clock.set('2027-01-02T04:00:00.000Z')
    await accrue()
    const types = await priya.call('GET /api/v1/employee/leave-types', {})
    expect(types.map(({ code }) => code)).not.toContain('CL')
    expect((await check(await draft('CL', '2026-12-01'))).problems[0]).toMatchObject({ code: 'inactive' })
  })

  it('change for this year through a recorded correction', async () => {
    await change(await policyId('CL'), { halfDaysAYear: 30 })
    await accrue()
    expect(await balance('CL')).toMatchObject({ balanceHalfDays: 30 })
    expect((await balance('CL')).rows.map(({ halfDays, isCorrection }) => [halfDays, isCorrection])).toEqual([
      [6, true],
      [24, false],
    ])
  })

  it('change from the next year on without affecting this one', async () => {
    await change(await policyId('CL'), { halfDaysAYear: 30, appliesFrom: 'nextYear' })
    await accrue()
    expect(await balance('CL')).toMatchObject({ balanceHalfDays: 24 })
    company.clock.set('2027-01-02T04:00:00.000Z')
    await accrue()
    expect(await balance('CL')).toMatchObject({ balanceHalfDays: 30, openingHalfDays: 0 })
    const lastYear = await priya.call('GET /api/v1/employee/leave-policy-days', { query: { date: '2026-12-31' } })
    expect(lastYear.find(({ code }) => code === 'CL')).toMatchObject({ balanceHalfDays: 24 })
  })

  it('are deleted while no one has leave from them, and not later', async () => {
    const { _id } = await add()
    const remove = (id: string) => company.admin.raw('DELETE /api/v1/user/leave-policy/{id}', { params: { id } })
    expect((await remove(_id)).status).toBe(200)
    expect(await remove(await policyId('CL'))).toMatchObject({
      status: 409,
      body: { message: '2 people have Casual in their ledger. Switch the policy off instead of deleting it.' },
    })
  })

  it('are changed by those with permission, in their own company', async () => {
    const id = await policyId('CL')
    expect(await priya.refused('PUT /api/v1/user/leave-policy/{id}', { params: { id }, body: {} })).toMatchObject({
      status: 403,
    })
    const elsewhere = await aCompany('Bolt Works')
    expect(
      await elsewhere.admin.refused('PUT /api/v1/user/leave-policy/{id}', {
        params: { id },
        body: { isActive: false },
      }),
    ).toMatchObject({ status: 404 })
  })
})
