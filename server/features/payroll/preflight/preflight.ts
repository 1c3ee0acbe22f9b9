import { preflightChecks, type PreflightCode } from '@muster/contract/payroll/pay-run/preflight.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { plain, say, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { awaitedBy } from '../../security/index.ts'
import { runById, type RunRow } from '../pay-run/pay-run.queries.ts'
import { sameAttempt } from '../pay-run/calculation/attempt.ts'
import { runGuard } from '../pay-run/run-guard.ts'
import { findingsOf } from './findings.ts'

/** How many employees a finding names. */
const named = 3
const order = { error: 0, warning: 1, info: 2 } as const

/** What a payroll officer should review before approval: each finding once, with the number of employees affected. */
export async function preflight(tx: Tx, actor: Actor, id: Id, attempt?: number) {
  const run = await existingRun(tx, id)
  await sameAttempt(tx, id, attempt)
  const findings = await findingsOf(tx, run)
  const counts = new Map<PreflightCode, Map<Id, string>>()
  for (const { code, person } of findings) {
    const people = counts.get(code) ?? new Map()
    if (person) people.set(person.employee, person.name)
    counts.set(code, people)
  }
  return {
    attempt: run.attempt,
    blocked: whyBlocked(run),
    approver: run.state === 'calculated' ? await approver(tx, actor, id) : null,
    findings: [...counts]
      .map(([code, people]) => ({
        ...{ code, level: preflightChecks[code].level, title: plain(preflightChecks[code].label), people: people.size },
        names: [...people.values()].slice(0, named),
      }))
      .toSorted((a, b) => order[a.level] - order[b.level] || b.people - a.people),
  }
}

interface Cut {
  limit: number
  offset: number
  attempt?: number | undefined
}

export async function preflightPeople(tx: Tx, id: Id, code: PreflightCode, cut: Cut) {
  await sameAttempt(tx, id, cut.attempt)
  const findings = await findingsOf(tx, await existingRun(tx, id))
  const concerned = findings.flatMap(({ person, detail, code: of }) =>
    person === null || of !== code
      ? []
      : [{ employee: { _id: person.employee, name: person.name, code: person.code }, detail: detail ?? '' }],
  )
  return { data: concerned.slice(cut.offset, cut.offset + cut.limit), total: concerned.length }
}

async function approver(tx: Tx, actor: Actor, id: Id): Promise<string | null> {
  const sensitive = await runGuard({ tx, actor, params: { id }, body: { action: 'approve' } })
  return sensitive && awaitedBy(tx, actor, sensitive)
}

function whyBlocked(run: RunRow): Sentence | null {
  if (run.state === 'draft' || run.state === 'calculating') return say`The run is being calculated.`
  return run.state === 'calculated' && run.totals.people === 0 ? say`No one has a payslip in this run.` : null
}

async function existingRun(tx: Tx, id: Id): Promise<RunRow> {
  const run = await runById(tx, { id })
  if (!run) throw notFound(say`The pay run was not found.`)
  return run
}
