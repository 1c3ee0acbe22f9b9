import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aCompany, type Company, type Person } from '../../../../testing/company.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { pay, withPayroll } from '../../testing.ts'
import { calculateRun } from './calculate.ts'

const people = 3000

test('a server killed in the middle of a pay run: the next one finishes it, nobody twice and nobody forgotten', async () => {
  const company = await withPayroll(await aCompany())
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  await copied(company, priya, people - 1)
  const { _id: run } = await company.admin.call('POST /api/v1/user/payrun', { body: { month: '2026-11' } })

  await killedAfterFirstPiece(company, run)
  const halfway = await company.admin.call('GET /api/v1/user/payrun/{id}', { params: { id: run } })
  expect(halfway.state).toBe('calculating')
  expect(halfway.done).toBeGreaterThan(0)
  expect(halfway.done).toBeLessThan(people)
  expect(halfway.totals.people).toBe(halfway.done)

  await calculateRun(company.app, { organisation: company.organisation, run })
  const after = await company.admin.call('GET /api/v1/user/payrun/{id}', { params: { id: run } })
  expect(after).toMatchObject({ state: 'calculated', total: people, done: people, excluded: 0 })
  expect(after.totals).toMatchObject({ people, netPaise: people * 5_000_000 })
}, 120_000)

/** Runs the job in a process of its own and ends that with SIGKILL as soon as something is written. */
async function killedAfterFirstPiece(company: Company, run: string): Promise<void> {
  const { app: connection, secret } = await testDatabase()
  const given = { connection, secret, dataDir: company.app.config.dataDir, organisation: company.organisation, run }
  const script = join(import.meta.dirname, '../../../../testing/calculate-run.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(given)], { stdio: ['ignore', 'ignore', 'inherit'] })
  const exit = once(child, 'exit')
  const done = async () => {
    const { rows } = await company.within((tx) =>
      tx.query({ name: '', text: 'select done from pay_run where id = $1', values: [run] }),
    )
    return (rows[0] as { done: number }).done
  }
  try {
    while (child.exitCode === null && (await done()) === 0);
  } finally {
    child.kill('SIGKILL')
    await exit
  }
}

/** As many people more with the same salary. */
async function copied(company: Company, person: Person, count: number): Promise<void> {
  await company.within(async (tx) => {
    const query = (text: string) => tx.query({ name: '', text, values: [] })
    const own = `organisation_id = '${company.organisation}'`
    await query(`
      insert into account (organisation_id, id, email, name, role_id, created_at)
      select organisation_id, new_id(), 'copy' || n || '@acme.test', 'Copy ' || n, role_id, created_at
      from account, generate_series(1, ${count}) n where id = '${person.account}'`)
    await query(`
      insert into employee (organisation_id, account_id, code, first_name, last_name, work_email, location_id, joined_on,
        status, created_at, updated_at)
      select a.organisation_id, a.id, a.email, 'Copy', a.name, a.email, e.location_id, e.joined_on, e.status, e.created_at, e.updated_at
      from account a, employee e where a.email like 'copy%' and a.${own} and e.id = '${person.employee}'`)
    await query(`
      insert into employee_salary (organisation_id, employee_id, starts_on, annual_ctc_paise, template_name, components, lines, created_at)
      select e.organisation_id, e.id, s.starts_on, s.annual_ctc_paise, s.template_name, s.components, s.lines, s.created_at
      from employee e, employee_salary s where e.${own} and e.first_name = 'Copy' and s.employee_id = '${person.employee}'`)
  })
}
