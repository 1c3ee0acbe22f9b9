import pg from 'pg'
import type { Id } from '@muster/contract/values.ts'
import { payrollFeature } from '../../server/features/payroll/index.ts'
import { calculateRun } from '../../server/features/payroll/pay-run/calculation/calculate-run.ts'
import { pieceSize } from '../../server/features/payroll/pay-run/calculation/piece.ts'
import { takeStep } from '../../server/features/payroll/pay-run/pay-run.ts'
import { poolOptions } from '../../server/platform/database/open.ts'
import type { Bench } from './companies.ts'
import { ask } from './kept.ts'
import { longestHeld } from '../../server/testing/measure/longest-held.ts'
import { replay } from './replay.ts'
import type { World } from './world.ts'

export interface PayRunMeasured {
  employees: number
  payslipsPerSecond: number
  ratio: number
  statements: number
  /** Jobs that each calculated some people. */
  pieces: number
  /** The longest time the event loop was blocked, in milliseconds. */
  held: { calculating: number; checking: number; approving: number; files: number }
}

/** Calculates this month's pay like the job; the floor sends the same statements with ready-made payslips. */
export async function measurePayRun(world: World, { company, owner, connection }: Bench): Promise<PayRunMeasured> {
  const { composition, recorder, fastify, admin, today } = world
  const started = await fastify.inject({
    method: 'POST',
    url: '/api/v1/user/payrun',
    headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ month: today.slice(0, 7) }),
  })
  if (started.statusCode >= 400) throw new Error(`The pay run answered ${started.statusCode}: ${started.body}`)
  const run = started.json<{ data: { _id: Id } }>().data._id
  const job = { organisation: company.organisation, run }

  recorder.take()
  const begun = performance.now()
  const calculating = await held(() => calculateRun({ ...composition.app, database: recorder }, job))
  const seconds = (performance.now() - begun) / 1000
  const transactions = recorder.take()

  // Back to the start: the floor writes the same rows.
  await ask(owner, 'delete from payslip where run_id = $1', [run])
  await ask(owner, 'delete from pay_run_exclusion where run_id = $1', [run])
  await ask(owner, `update pay_run set state = 'draft', done = 0 where id = $1`, [run])
  const pool = new pg.Pool(poolOptions(connection))
  const floorBegun = performance.now()
  await replay(pool, transactions)
  const floorSeconds = (performance.now() - floorBegun) / 1000
  await pool.end()

  // The requests that a page with the calculated run repeats automatically.
  const checking = await held(async () => {
    for (const part of ['changes', 'preflight', 'difference'])
      await fastify.inject({ url: `/api/v1/user/payrun/${run}/${part}`, headers: { authorization: `Bearer ${admin}` } })
  })
  // The floor has written the same payslips, so they can be approved. Decided directly, because the call would need a second person.
  const approving = await held(() =>
    composition.app.database.within(company.organisation, (tx) =>
      takeStep(tx, { account: company.admin }, run, { action: 'approve' }),
    ),
  )
  const files = await held(() => payrollFeature.jobs!['run-files']!(composition.app, job))

  return {
    employees: company.people.length,
    payslipsPerSecond: company.people.length / seconds,
    ratio: floorSeconds / seconds,
    statements: transactions.reduce((sum, { batches }) => sum + batches.flat().length, 0),
    pieces: Math.ceil(company.people.length / pieceSize),
    held: { calculating, checking, approving, files },
  }
}

/** Milliseconds of processor time for which some work held up everything else. */
async function held(work: () => Promise<unknown>): Promise<number> {
  return (await longestHeld(work)).stretch
}
