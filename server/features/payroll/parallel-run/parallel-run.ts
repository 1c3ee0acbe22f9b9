import type { z } from 'zod'
import { registerDays, type parallelRunRoutes } from '@muster/contract/payroll/pay-run/parallel-run.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { runOfMonth } from '../pay-run/pay-run.queries.ts'
import { differencePage, noteDifferences } from './difference.queries.ts'
import { figuresOfRun, targetsOf } from './match-columns.ts'
import {
  deleteOldRegisters,
  deleteParallelRun,
  parallelRunForUpdate,
  parallelRunShown,
  registerRowsAfter,
  type Accepted,
} from './parallel-run.queries.ts'
import { openedCells } from './sealed-cells.ts'

/** First values below a heading. */
const samples = 3

export async function showParallelRun(tx: Tx, app: App, actor: Actor, id: Id) {
  const run = await shownRun(tx, id)
  const { headings, ...rest } = run
  const rows = may(actor, 'payRollHistoryWrite') ? await registerRowsAfter(tx, { id, after: 1, limit: samples }) : []
  const cells = rows.map((row) => openedCells(app, row.cells))
  return {
    ...rest,
    headings: headings.map((name, at) => ({
      name,
      samples: cells.map((row) => row[at] ?? '').filter((cell) => cell !== ''),
    })),
    targets: targetsOf(await figuresOfRun(tx, run.runId)),
  }
}

export async function shownRun(tx: Tx, id: Id) {
  const run = await parallelRunShown(tx, { id })
  if (!run) throw gone()
  return run
}

/** Locked until the transaction ends. */
export async function lockParallelRun(tx: Tx, id: Id) {
  const run = await parallelRunForUpdate(tx, { id })
  if (!run) throw gone()
  return run
}

const gone = () => notFound(say`The comparison was not found.`)

/** @throws a 409 for a month without calculated payslips to compare with */
export async function comparableRun(tx: Tx, month: Month): Promise<Id> {
  const run = await runOfMonth(tx, { month })
  if (run === undefined || run.state === 'draft' || run.state === 'calculating')
    throw conflict(say`Calculate the pay run of ${{ month }} first. Its payslips are compared with the register.`)
  return run._id
}

type Asked = z.output<(typeof parallelRunRoutes)['GET /api/v1/user/parallel-run/{id}/difference']['query']> & {
  limit: number
  offset: number
}

export async function differencesOf(tx: Tx, id: Id, { search, cause, state, ...cut }: Asked) {
  await shownRun(tx, id)
  const { limit, offset, sortBy, sortOrder } = cut
  const filter = { run: id, search: search ?? null, cause: cause ?? null, state: state ?? null }
  return differencePage(tx, { ...filter, limit, offset, sortBy, sortOrder })
}

export async function acceptDifferences(
  tx: Tx,
  actor: Actor,
  id: Id,
  { difference, cause, note }: Accepted,
): Promise<null> {
  const { month } = await lockParallelRun(tx, id)
  const changed = await noteDifferences(tx, { run: id, difference, cause, note, account: actor.account, now: tx.now })
  if (changed === 0) throw notFound(say`This difference was not found. Reload the page.`)
  const about = {
    fromMonth: nowIs({ month }),
    number: nowIs(changed),
    ...(note === null ? {} : { reason: nowIs(note) }),
  }
  const action = note === null ? 'reopenedDifferences' : 'acceptedDifferences'
  await audit(tx, actor, action, { type: 'organisation', id: tx.organisation }, about)
  return null
}

export async function removeParallelRun(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const { month, fileName } = await lockParallelRun(tx, id)
  await deleteParallelRun(tx, { id })
  const changes = { fromMonth: nowIs({ month }), file: nowIs(fileName) }
  await audit(tx, actor, 'deletedRegister', { type: 'organisation', id: tx.organisation }, changes)
  return null
}

/** Rows of registers are deleted after some time; the results stay. */
export async function forgetRegisters(tx: Tx): Promise<void> {
  await deleteOldRegisters(tx, { before: plusSeconds(tx.now, -registerDays * 86_400) })
}
