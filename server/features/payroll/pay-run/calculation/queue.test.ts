import { expect, test } from 'vitest'
import { aCompany } from '../../../../testing/company.ts'
import { copied } from '../../../../testing/copied.ts'
import { pay, withPayroll } from '../../testing.ts'
import { pieceSize } from './piece.ts'

// In a separate file: the queue worker runs until the file ends.
test('a pay run is done by the job queue, a job for each piece of it', async () => {
  const company = await withPayroll(await aCompany())
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  await copied(company, priya, pieceSize + 1)
  await company.runJobs()
  const { _id: id } = await company.admin.call('POST /api/v1/user/payrun', { body: { month: '2026-11' } })
  const seen = async () => {
    const { state, done, totals } = await company.admin.call('GET /api/v1/user/payrun/{id}', { params: { id } })
    return { state, done, people: totals.people }
  }
  await expect.poll(seen, { timeout: 60_000 }).toEqual({
    ...{ state: 'calculated', done: pieceSize + 2, people: pieceSize + 2 },
  })
  const { rows } = await company.within((tx) =>
    tx.query({ name: '', text: `select count(*)::int as n from pgboss.job where name = 'pay-run-piece'`, values: [] }),
  )
  expect(rows).toEqual([{ n: 2 }])
}, 90_000)
