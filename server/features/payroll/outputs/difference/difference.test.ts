import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { run } from '../../../../testing/company.ts'
import { pay, runPayroll } from '../../testing.ts'
import { lockedOctober } from '../testing.ts'

describe('the difference from the month before', () => {
  test('is shown by cause and by person, with nothing unexplained', async () => {
    const { company, priya, rahul } = await lockedOctober()
    await pay(company, rahul, 24_000_000, '2026-11-01')
    await company.admin.call('POST /api/v1/user/pay-input', {
      body: {
        employeeId: priya.employee,
        type: 'reimbursement',
        name: 'Phone',
        amountPaise: 150_000,
        reason: 'Bill',
        fromMonth: '2026-11',
        toMonth: '2026-11',
      },
    })
    const joiner = await company.employee('Meera Das', { joinedOn: '2026-11-01' })
    await pay(company, joiner, 60_000_000, '2026-11-01')
    const id = await runPayroll(company, '2026-11')
    const difference = await company.admin.call('GET /api/v1/user/payrun/{id}/difference', { params: { id } })
    expect(difference).toMatchObject({ previousMonth: '2026-10', unexplainedPaise: 0, people: { before: 2, after: 3 } })
    expect(difference.causes.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(
      difference.netAfterPaise - difference.netBeforePaise,
    )
    const causes = difference.causes.map(({ cause }) => cause)
    expect(causes).toEqual(expect.arrayContaining(['status', 'salary', 'oneOff']))
    const people = (query: object) =>
      company.admin.call('GET /api/v1/user/payrun/{id}/difference/people', { params: { id }, query })
    const raised = await people({ cause: 'salary' })
    expect(raised.data).toMatchObject([
      {
        employee: { name: 'Rahul Iyer' },
        causes: [{ cause: 'salary', words: expect.stringContaining('changed from') }],
      },
    ])
    expect((await people({ cause: 'oneOff' })).data[0]).toMatchObject({
      employee: { name: 'Priya Nair' },
      amountPaise: 150_000,
    })
    expect((await people({ search: 'meera' })).data).toMatchObject([
      { netBeforePaise: null, causes: [{ cause: 'status' }] },
    ])
    const all = await people({ sortBy: 'name', sortOrder: 'asc', limit: 2 })
    expect(all.pagination.total).toBe(3)
    expect(all.data.map(({ employee }) => employee.name)).toEqual(['Meera Das', 'Priya Nair'])
  })

  test('separates the effect of a change of law from everything else', async () => {
    const { company, priya } = await lockedOctober()
    await company.within((tx) =>
      run(
        tx,
        sql`insert into law_override (organisation_id, law, starts_on, value, source, created_at)
          values (${company.organisation}, 'in.pf.rate', '2026-11-01', '1000', 'A test of it', ${tx.now})`,
      ),
    )
    await pay(company, priya, 190_000_000, '2026-11-01')
    const id = await runPayroll(company, '2026-11')
    const difference = await company.admin.call('GET /api/v1/user/payrun/{id}/difference', { params: { id } })
    expect(difference.unexplainedPaise).toBe(0)
    expect(difference.causes.map(({ cause }) => cause)).toEqual(expect.arrayContaining(['rule', 'salary']))
    const query = { cause: 'rule' as const, sortBy: 'name' as const, sortOrder: 'asc' as const }
    const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/difference/people', {
      params: { id },
      query,
    })
    expect(data.map(({ employee }) => employee.name)).toEqual(['Priya Nair', 'Rahul Iyer'])
  })

  test('of a first run is everyone', async () => {
    const { company, october } = await lockedOctober()
    const difference = await company.admin.call('GET /api/v1/user/payrun/{id}/difference', { params: { id: october } })
    expect(difference).toMatchObject({
      previousMonth: null,
      netBeforePaise: 0,
      causes: [{ cause: 'status', people: 2 }],
      unexplainedPaise: 0,
    })
  })
})
