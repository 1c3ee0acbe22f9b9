import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aCompany, type Company } from '../../../../testing/company.ts'
import { copied } from '../../../../testing/copied.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { pay, withPayroll } from '../../testing.ts'
import { calculateRun } from './calculate-run.ts'

const people = 3000

test('if a server is killed during a pay run, the next one finishes it: no one twice and no one forgotten', async () => {
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

/** Runs the job in a process of its own and kills it with SIGKILL as soon as something is written. */
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
