import { describe, expect, test } from 'vitest'
import type { App } from '../../../../platform/app.ts'
import { aCompany } from '../../../../testing/company.ts'
import { pay, runPayroll, withPayroll } from '../../testing.ts'
import { calculateRun } from './calculate-run.ts'

describe('the calculation of a pay run', () => {
  test('can be restarted after a minute without progress, and not before', async () => {
    const company = await withPayroll(await aCompany())
    await pay(company, await company.employee('Priya Nair'), 60_000_000)
    const { _id: id } = await company.admin.call('POST /api/v1/user/payrun', { body: { month: '2026-11' } })
    const refusal = await company.admin.refused('PUT /api/v1/user/payrun/{id}', recalculate(id))
    expect(refusal).toMatchObject({ status: 409, message: 'November 2026 is being calculated.' })
    company.clock.advance(61)
    const again = await company.admin.call('PUT /api/v1/user/payrun/{id}', recalculate(id))
    expect(again).toEqual({ _id: id, state: 'draft' })
  })

  test('notifies the person who started it of its progress', async () => {
    const company = await withPayroll(await aCompany())
    await pay(company, await company.employee('Priya Nair'), 60_000_000)
    const { _id: run } = await company.admin.call('POST /api/v1/user/payrun', { body: { month: '2026-11' } })
    const heard: unknown[] = []
    const within: App['database']['within'] = (organisation, work) =>
      company.app.database.within(organisation, (tx) =>
        work({ ...tx, query: (sql) => tx.query(sql), publish: (...said) => heard.push(said) }),
      )
    const app = { ...company.app, database: { ...company.app.database, within } }
    await calculateRun(app, { organisation: company.organisation, run })
    const progress = (state: string, done: number) => [
      company.admin.account,
      'PAY_RUN_PROGRESS',
      { _id: run, state, done, total: 1 },
    ]
    expect(heard).toEqual([progress('calculating', 0), progress('calculating', 1), progress('calculated', 1)])
  })

  test('resumes after dying half-way: no one twice, no one forgotten', async () => {
    const company = await withPayroll(await aCompany())
    for (const name of ['Priya Nair', 'Rahul Iyer', 'Meera Das'])
      await pay(company, await company.employee(name), 60_000_000)
    const id = await runPayroll(company, '2026-11')
    const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id } })
    const kept = data[0]!._id
    // The state left by a process killed after its first piece.
    await company.within(async (tx) => {
      const query = (text: string) => tx.query({ name: '', text, values: [id] })
      await query(`delete from payslip where run_id = $1 and id <> '${kept}'`)
      await query(`update pay_run set state = 'calculating', done = 1, calculated_at = null where id = $1`)
    })
    const job = () => calculateRun(company.app, { organisation: company.organisation, run: id })
    await Promise.all([job(), job()])
    const after = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id } })
    expect(after.pagination.total).toBe(3)
    expect(after.data.map(({ _id }) => _id)).toContain(kept)
    expect(await company.admin.call('GET /api/v1/user/payrun/{id}', { params: { id } })).toMatchObject({
      state: 'calculated',
      done: 3,
    })
  })
})

function recalculate(id: string) {
  return { params: { id }, body: { action: 'recalculate' as const } }
}
