import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany, run, type Company } from '../../testing/company.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../payroll/testing.ts'

const add = 'POST /api/v1/user/quick-add'
const rehearsal = 'POST /api/v1/user/quick-add/payrun-rehearsal'

let company: Company & { template: string }
let people: { name: string; email: string; annualCtcPaise: number }[]
beforeEach(async () => {
  company = await withPayroll(await aCompany(), { statutory: true })
  const own = company.organisation.slice(-6)
  people = [
    { name: 'Priya Nair', email: `priya.${own}@acme.test`, annualCtcPaise: 60_000_000 },
    { name: 'Ravi Kumar Shetty', email: `Ravi.${own}@acme.test`, annualCtcPaise: 24_000_000 },
  ]
})
const joinedOn = '2026-11-01'
const list = async () =>
  (await company.admin.call('GET /api/v1/employee/basic-info', { query: { sortBy: 'code', limit: 50 } })).data

describe('quick add', () => {
  it('previews payslips before anyone is added, and stores nothing', async () => {
    const shown = await company.admin.call(rehearsal, { body: { people, joinedOn, isInvited: true } })
    expect(shown).toMatchObject({ month: '2026-11', payslips: [{ name: 'Priya Nair' }, { name: 'Ravi Kumar Shetty' }] })
    for (const { grossPaise, deductionsPaise, netPaise, lines, problem } of shown.payslips) {
      expect(problem).toBeNull()
      expect(deductionsPaise).toBeGreaterThan(0)
      const sum = (kind: string) =>
        lines.filter((one) => one.kind === kind).reduce((all, one) => all + one.amountPaise, 0)
      expect(sum('earning')).toBe(grossPaise)
      expect(netPaise).toBe(grossPaise - deductionsPaise + sum('roundOff'))
    }
    expect(await list()).toEqual([])
    const mails = await company.app.database.globally((tx) =>
      tx.query({ name: '', text: 'select 1 from mail where recipient = $1', values: [people[0]!.email] }),
    )
    expect(mails.rows).toEqual([])
  })

  it('pays what the preview showed', async () => {
    const shown = await company.admin.call(rehearsal, { body: { people, joinedOn } })
    await company.admin.call(add, { body: { people, joinedOn } })
    const id = await runPayroll(company, '2026-11')
    const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', {
      params: { id },
      query: { limit: 50 },
    })
    const net = new Map(data.map((one) => [one.employee.name, one.netPaise]))
    expect(shown.payslips.map(({ name, netPaise }) => [name, netPaise])).toEqual(
      shown.payslips.map(({ name }) => [name, net.get(name)]),
    )
  })

  it('makes the founder an employee to whom the others report, in one step', async () => {
    const body = { myself: { annualCtcPaise: 120_000_000 }, people, joinedOn }
    expect(await company.admin.call(add, { body })).toEqual({ added: 3 })
    const [founder, ...others] = await list()
    expect(others.map(({ manager }) => manager)).toEqual([founder!.name, founder!.name])
    expect(others.map(({ name, role }) => [name, role])).toEqual([
      ['Priya Nair', 'Employee'],
      ['Ravi Kumar Shetty', 'Employee'],
    ])
    expect((await list()).every(({ annualCtcPaise }) => annualCtcPaise !== null)).toBe(true)
    expect((await company.admin.refused(add, { body: { ...body, people: [] } })).status).toBe(409)
  })

  it('reports errors at each cell without adding anyone, and adds no one twice', async () => {
    const [priya, ravi] = people
    const wrong = [
      { ...priya!, name: '', email: 'priya' },
      { ...ravi!, annualCtcPaise: 0 },
    ]
    expect(
      (await company.admin.refused(add, { body: { people: wrong, joinedOn } })).errors?.map(({ path }) => path),
    ).toEqual(['body.people.0.name', 'body.people.0.email', 'body.people.1.annualCtcPaise'])
    const twice = [priya!, { ...ravi!, email: priya!.email.toUpperCase() }]
    expect(await company.admin.refused(add, { body: { people: twice, joinedOn } })).toMatchObject({
      errors: [{ path: 'body.people.1.email', message: 'This email is in row 1 too' }],
    })
    const poor = [priya!, { ...ravi!, annualCtcPaise: 1_000_00 }]
    expect(
      (await company.admin.refused(add, { body: { people: poor, joinedOn } })).errors?.map(({ path }) => path),
    ).toEqual(['body.people.1.annualCtcPaise'])
    expect(await list()).toEqual([])
    const sent = await Promise.all([1, 2].map(() => company.admin.raw(add, { body: { people, joinedOn } })))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await list()).toHaveLength(2)
  })

  it('ends with the first approved pay run, and needs the permission to set salaries', async () => {
    const clerk = await company.employee('Clerk', { granted: ['allEmployeeWrite'] })
    expect((await clerk.refused(add, { body: { people, joinedOn } })).status).toBe(403)
    expect((await clerk.refused(rehearsal, { body: { people, joinedOn } })).status).toBe(403)
    await company.within((tx) => run(tx, sql`update organisation set plan = 'free'`))
    const many = Array.from({ length: 11 }, (_, n) => ({ ...people[0]!, email: `p${n}.${people[0]!.email}` }))
    expect((await company.admin.refused(add, { body: { people: many, joinedOn } })).status).toBe(422)
    await pay(company, clerk, 60_000_000)
    await lockMonth(company, '2026-10')
    expect((await company.admin.refused(add, { body: { people, joinedOn } })).status).toBe(409)
  })
})
