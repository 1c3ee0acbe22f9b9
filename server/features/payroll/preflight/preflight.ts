import { preflightChecks, type PreflightCode } from '@muster/contract/payroll/preflight.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { runById, type RunRow } from '../pay-run/pay-run.queries.ts'
import { findingsOf } from './findings.ts'

const order = { error: 0, warning: 1, info: 2 } as const

/** What a payroll officer should look at before approving: each thing once, with how many people it concerns. */
export async function preflight(tx: Tx, id: Id) {
  const run = await found(tx, id)
  const findings = await findingsOf(tx, run)
  const counts = new Map<PreflightCode, Set<Id>>()
  for (const { code, person } of findings) {
    const people = counts.get(code) ?? new Set()
    if (person) people.add(person.employee)
    counts.set(code, people)
  }
  return {
    blocked: whyBlocked(run),
    findings: [...counts]
      .map(([code, people]) => ({ code, ...preflightChecks[code], people: people.size }))
      .toSorted((a, b) => order[a.level] - order[b.level] || b.people - a.people),
  }
}

export async function preflightPeople(tx: Tx, id: Id, code: PreflightCode, cut: { limit: number; offset: number }) {
  const findings = await findingsOf(tx, await found(tx, id))
  const concerned = findings.flatMap(({ person, detail, code: of }) =>
    person === null || of !== code
      ? []
      : [{ employee: { _id: person.employee, name: person.name, code: person.code }, detail }],
  )
  return { data: concerned.slice(cut.offset, cut.offset + cut.limit), total: concerned.length }
}

function whyBlocked(run: RunRow): string | null {
  if (run.state === 'draft' || run.state === 'calculating') return 'It is being calculated.'
  return run.state === 'calculated' && run.totals.people === 0 ? 'Nobody has a payslip in this run.' : null
}

async function found(tx: Tx, id: Id): Promise<RunRow> {
  const run = await runById(tx, { id })
  if (!run) throw notFound('The pay run')
  return run
}
