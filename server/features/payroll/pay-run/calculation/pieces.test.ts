import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../../platform/app.ts'
import { aCompany, run as query, type Company } from '../../../../testing/company.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../../testing.ts'
import { calculateRun } from './calculate-run.ts'
import { calculatePiece } from './piece.ts'

const recalculate = (id: Id) => ({ params: { id }, body: { action: 'recalculate' as const } })

test('a run in pieces pays exactly what it pays at once, and can be approved', async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const { admin, organisation } = company
  const [priya, rahul, meera] = [
    await company.employee('Priya Nair'),
    await company.employee('Rahul Iyer'),
    await company.employee('Meera Das'),
  ]
  for (const [place, person] of [priya, rahul, meera].entries())
    await pay(company, person, 60_000_000 + place * 7_654_321)
  await lockMonth(company, '2026-09')
  company.clock.advance(60)
  // One employee with arrears, one with an unpaid month, one with a loan, one with a bonus, and one without a salary.
  await pay(company, rahul, 96_000_000)
  await pay(company, await company.employee('Tara Sen', { joinedOn: '2026-09-05' }), 45_000_000, '2026-09-05')
  await company.employee('Arjun Rao')
  const once = { employeeId: meera.employee, type: 'earning' as const, name: 'Bonus', reason: 'A year well done' }
  await admin.call('POST /api/v1/user/pay-input', {
    body: { ...once, amountPaise: 1_234_567, fromMonth: '2026-10', toMonth: '2026-10' },
  })
  const lent = { employeeId: priya.employee, name: 'Advance', principalPaise: 7_654_321, givenOn: '2026-10-01' }
  const repaid = { startMonth: '2026-10', repaidBy: 'months' as const, months: 3, installmentPaise: null }
  await admin.call('POST /api/v1/employee/loan', { body: { ...lent, ...repaid, reason: 'A wedding' } })

  const run = await runPayroll(company, '2026-10')
  const atOnce = await resultOf(company, run)
  expect(atOnce).toMatchObject({ payslips: { length: 4 }, excluded: [{ code: 'noSalary' }] })
  for (const size of [1, 2]) {
    await admin.call('PUT /api/v1/user/payrun/{id}', recalculate(run))
    await calculateRun(company.app, { organisation, run }, size)
    expect(await resultOf(company, run)).toEqual(atOnce)
  }
  // A job of the previous calculation finds its piece gone.
  await admin.call('PUT /api/v1/user/payrun/{id}', recalculate(run))
  await calculatePiece(company.app, { organisation, run, attempt: 3, piece: 0 })
  expect(await admin.call('GET /api/v1/user/payrun/{id}', { params: { id: run } })).toMatchObject({ state: 'draft' })
  await calculateRun(company.app, { organisation, run }, 2)
  await admin.call('PUT /api/v1/user/payrun/{id}', { params: { id: run }, body: { action: 'approve' } })
}, 90_000)

test('a change between two pieces is reported only for people calculated before it', async () => {
  const company = await withPayroll(await aCompany())
  const [priya, rahul] = [await company.employee('Priya Nair'), await company.employee('Rahul Iyer')]
  for (const person of [priya, rahul]) await pay(company, person, 60_000_000)
  const { _id: run } = await company.admin.call('POST /api/v1/user/payrun', { body: { month: '2026-10' } })
  let transactions = 0
  const within: App['database']['within'] = async (organisation, work) => {
    transactions += 1
    // After the one that begins, and the two of the first piece.
    if (transactions === 4) for (const person of [priya, rahul]) await pay(company, person, 72_000_000)
    return company.app.database.within(organisation, work)
  }
  const app = { ...company.app, database: { ...company.app.database, within } }
  await calculateRun(app, { organisation: company.organisation, run }, 1)
  expect(transactions).toBe(5)
  const changes = await company.admin.call('GET /api/v1/user/payrun/{id}/changes', { params: { id: run } })
  expect(changes).toMatchObject({ count: 1, people: [{ name: 'Priya Nair', what: ['salary'] }] })
})

interface Result {
  payslips: unknown[]
  excluded: unknown[]
  totals: unknown
}

/** Everything a run calculated, except its time and number. */
async function resultOf(company: Company, run: Id): Promise<Result> {
  const { rows: payslips } = await company.within((tx) =>
    query(
      tx,
      sql`select employee_id, person, days, lines, facts, arrears, inputs, inputs_hash, net_paise, round_off_paise
        from payslip where run_id = ${run} order by employee_id`,
    ),
  )
  const { rows: excluded } = await company.within((tx) =>
    query(tx, sql`select employee_id, code, inputs_hash from pay_run_exclusion where run_id = ${run}`),
  )
  const { state, total, done, totals } = await company.admin.call('GET /api/v1/user/payrun/{id}', {
    params: { id: run },
  })
  return { payslips, excluded, totals: { state, total, done, totals } }
}
