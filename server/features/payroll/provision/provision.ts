import type { ProvisionKind } from '@muster/contract/payroll/provision/provision.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { owedParts, owedTotal, provisionChange } from '@muster/engine/payroll/outputs/books/provisions.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { runForFiles, type LockedRun } from '../outputs/paid-rows.queries.ts'
import { runForUpdate } from '../pay-run/steps/steps.queries.ts'
import { deleteProvisions } from '../pay-run/steps/reopen.queries.ts'
import { provisionsOf } from '../outputs/provision-rows.queries.ts'
import { owedAt } from './owed.ts'
import { bookedGratuity, insertProvisions, laterProvision } from './provision.queries.ts'

/** The provisions posted for the month of a run, by kind. */
export async function provisions(tx: Tx, run: Id) {
  const { month } = await lockedRun(tx, run)
  const made = (await provisionsOf(tx, { month })).map(({ owed, before, booked, ...one }) => ({
    ...one,
    beforePaise: owedTotal(before),
    bookedPaise: owedTotal(booked),
    owedPaise: owedTotal(owed),
    changePaise: owedTotal(provisionChange({ kind: one.kind, owed, before, booked })),
  }))
  return { provisions: made, laterMonth: (await laterProvision(tx, { month }))?.month ?? null }
}

/** Recalculates the provisions of a month; kinds that are not named are dropped. */
export async function makeProvisions(tx: Tx, actor: Actor, run: Id, kinds: readonly ProvisionKind[]): Promise<null> {
  // Serialises concurrent calls.
  await runForUpdate(tx, { id: run })
  const { month } = await lockedRun(tx, run)
  const later = (await laterProvision(tx, { month }))?.month ?? null
  if (later !== null)
    throw conflict(say`${{ month: later }} has provisions that build on these. Make changes in the latest month.`)
  const made = []
  for (const kind of kinds) {
    const booked = kind === 'gratuity' ? owedParts(await bookedGratuity(tx, { month })) : []
    made.push({ kind, owed: await owedAt(tx, month, kind), booked })
  }
  await deleteProvisions(tx, { month })
  if (made.length > 0)
    await insertProvisions(tx, { month, provisions: JSON.stringify(made), account: actor.account, now: tx.now })
  const changes = { month: nowIs({ month }), provisions: nowIs(kinds.length) }
  await audit(tx, actor, 'madeProvisions', { type: 'payRun', id: run }, changes)
  return null
}

/** @throws a 404 for an unknown run, a 409 if it is not locked or not a monthly run */
async function lockedRun(tx: Tx, id: Id): Promise<LockedRun> {
  const run = await runForFiles(tx, { id })
  if (!run) throw notFound(say`The pay run was not found.`)
  if (run.kind !== 'regular') throw conflict(say`Only a monthly run has provisions.`)
  if (run.state !== 'approved' && run.state !== 'paid')
    throw conflict(say`Provisions are made once the pay run is approved.`)
  return run
}
