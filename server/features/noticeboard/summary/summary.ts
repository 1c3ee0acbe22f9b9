import type { BodyOf } from '@muster/contract/routes.ts'
import type { summaryRoutes } from '@muster/contract/noticeboard/summary.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { asWritten } from '../markdown/formatted.ts'
import { companySummary, eraseSummary, writeSummary } from './summary.queries.ts'

export async function summary(tx: Tx) {
  const known = await companySummary(tx, {})
  return known ? { ...known, html: known.html ?? asWritten(known.description) } : null
}

/** With its text as HTML. */
type Input = BodyOf<(typeof summaryRoutes)['PUT /api/v1/employee/company-summary']> & { html: string }

export async function changeSummary(tx: Tx, actor: Actor, { description, html }: Input): Promise<null> {
  await writeSummary(tx, { description, html, account: actor.account, now: tx.now })
  await audit(tx, actor, 'changedSummary', { type: 'organisation', id: tx.organisation })
  return null
}

export async function removeSummary(tx: Tx, actor: Actor): Promise<null> {
  if ((await eraseSummary(tx, {})) === 0) throw notFound(say`There is no company summary.`)
  await audit(tx, actor, 'removedSummary', { type: 'organisation', id: tx.organisation })
  return null
}
