import type { z } from 'zod'
import type { ChangedInput, payRunStepsRoutes } from '@muster/contract/payroll/pay-run/pay-run-steps.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { PayslipInput } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { readSnapshot, snapshot } from '@muster/engine/payroll/calculation/snapshot.ts'
import { say } from '@muster/engine/sentence.ts'
import { breather } from '../../../../platform/breathe.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { notFound } from '../../../../platform/problem.ts'
import { frozenInputs, namesOf } from './attempt.queries.ts'
import { decided } from './calculation.queries.ts'
import { program } from './comparison.ts'
import { keepComparison, lastComparison, mayCompare, seenNow } from './comparison.queries.ts'
import { frozen, readInputs, type PersonInputs } from '../inputs/inputs.ts'

export type ChangedPart = z.output<typeof ChangedInput>
type Changes = z.output<(typeof payRunStepsRoutes)['GET /api/v1/user/payrun/{id}/changes']['reply']>

/** How many of the employees are named. */
const named = 5

/**
 * Warns a reader of a calculated run before they try to approve it. Polled again and again, so everything is read only
 * when something that pay depends on has changed since the last time, and by one reader at a time.
 */
export async function changesOf(tx: Tx, id: Id): Promise<Changes> {
  return (await compared(tx, id)).changes
}

/** The same; not `isCurrent` while another reader compares what has changed in the meantime. */
export async function compared(tx: Tx, id: Id): Promise<{ changes: Changes; isCurrent: boolean }> {
  const run = await lastComparison(tx, { id })
  if (!run) throw notFound(say`The pay run was not found.`)
  const { attempt, state, month, config } = run
  if (state !== 'calculated' || run.kind !== 'regular')
    return { changes: { attempt, state, count: 0, people: [] }, isCurrent: true }
  const comparison = run.comparison?.program === program ? run.comparison : null
  const isKnown = comparison !== null && (!run.isStale || !(await mayCompare(tx, { id }))?.isFree)
  if (isKnown) {
    const { count, people } = comparison
    return { changes: { attempt, state, count, people }, isCurrent: !run.isStale }
  }
  const seen = (await seenNow(tx, {}))!
  const { people } = await readInputs(tx, { id, month, config })
  const { changed, gone } = await changedPeople(tx, id, people)
  const now = { count: changed.length + gone.length, people: await told(tx, id, changed, gone) }
  await keepComparison(tx, { run: id, attempt, ...seen, program, ...now, people: JSON.stringify(now.people) })
  return { changes: { attempt, state, ...now }, isCurrent: true }
}

/** Employees whose inputs differ from those of the calculation, and those no longer employed in the month. */
export async function changedPeople(
  tx: Tx,
  run: Id,
  people: readonly PersonInputs[],
): Promise<{ changed: PersonInputs[]; gone: Id[] }> {
  const before = new Map((await decided(tx, { id: run })).map(({ employee, hash }) => [employee, hash]))
  const changed: PersonInputs[] = []
  const breathe = breather()
  for (const one of people) {
    // Computing thousands of hashes at once would block other calls.
    await breathe()
    if (before.get(one.employee) !== frozen(one.input).hash) changed.push(one)
    before.delete(one.employee)
  }
  return { changed, gone: [...before.keys()] }
}

/** The first of them by name, with each one's changes. */
export async function told(
  tx: Tx,
  run: Id,
  changed: readonly PersonInputs[],
  gone: readonly Id[],
): Promise<Changes['people']> {
  const first = changed.slice(0, named)
  const parts = await changesIn(tx, run, first)
  const left = await namesOf(tx, { employees: gone.slice(0, named) })
  return [
    ...first.map(({ employee, person }) => ({ name: person.name, what: parts.get(employee) ?? [] })),
    ...left.map(({ name }) => ({ name, what: ['gone' as const] })),
  ].slice(0, named)
}

/** What changed for each of some employees since a run was calculated. */
export async function changesIn(tx: Tx, run: Id, people: readonly PersonInputs[]): Promise<Map<Id, ChangedPart[]>> {
  const employees = people.map(({ employee }) => employee)
  const kept = new Map((await frozenInputs(tx, { run, employees })).map(({ employee, inputs }) => [employee, inputs]))
  return new Map(people.map(({ employee, input }) => [employee, whatChanged(kept.get(employee), input)]))
}

/** Which parts of the frozen inputs differ; an employee without a payslip has none stored. */
function whatChanged(kept: string | undefined, now: PayslipInput): ChangedPart[] {
  if (kept === undefined) return ['joined']
  const before = readSnapshot(kept)
  const after = readSnapshot(snapshot(now))
  const keys = Object.keys({ ...before, ...after }) as (keyof PayslipInput)[]
  const what = keys
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => partOf[key] ?? 'other')
  return [...new Set(what)]
}

const partOf: Partial<Record<keyof PayslipInput, ChangedPart>> = {
  employment: 'employment',
  salary: 'salary',
  lossOfPay: 'attendance',
  nonWorkingDays: 'attendance',
  oneOffs: 'oneTime',
  settles: 'oneTime',
  deductions: 'deductions',
  arrears: 'arrears',
  statutory: 'statutory',
  law: 'law',
  rules: 'law',
}
