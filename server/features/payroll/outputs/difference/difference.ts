import type { z } from 'zod'
import type { payRunFilesRoutes } from '@muster/contract/payroll/pay-run/pay-run-files.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { folded } from '@muster/engine/folded.ts'
import { runDifference, type RunDifference } from '@muster/engine/payroll/difference/run-difference.ts'
import { say } from '@muster/engine/sentence.ts'
import { compareText } from '@muster/engine/format.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { notFound } from '../../../../platform/problem.ts'
import { sameAttempt } from '../../pay-run/calculation/attempt.ts'
import { comparePeople, type PersonDifference } from './compare-people.ts'
import { lockedBefore } from './difference.queries.ts'
import { runForFiles } from '../paid-rows.queries.ts'

type Query = z.output<(typeof payRunFilesRoutes)['GET /api/v1/user/payrun/{id}/difference/people']['query']>

/** Why a run pays a different total than the locked month before. */
export async function differenceOf(
  tx: Tx,
  id: Id,
  attempt?: number,
): Promise<{ previousMonth: string | null } & RunDifference> {
  await sameAttempt(tx, id, attempt)
  const { previousMonth, people } = await compared(tx, id)
  const run = runDifference(
    people.map(({ difference, before, after }) => ({
      difference,
      hadBefore: before !== null,
      hasAfter: after !== null,
    })),
  )
  return { previousMonth, ...run }
}

/** The people whose net pay changed, or changed for one cause. */
export async function differencePeople(
  tx: Tx,
  id: Id,
  { attempt, cause, search, sortBy, sortOrder, limit, offset }: Query & { limit: number; offset: number },
): Promise<{ data: ReturnType<typeof shown>[]; total: number }> {
  await sameAttempt(tx, id, attempt)
  const { people } = await compared(tx, id)
  const wanted = folded(search ?? '')
  const matching = people
    .filter(({ employee: { name, code } }) => folded(`${name} ${code}`).includes(wanted))
    .map((person) => ({ person, amountPaise: amountOf(person, cause) }))
    .filter(
      ({ person, amountPaise }) => amountPaise !== 0 || (cause === undefined && person.difference.causes.length > 0),
    )
  const size = ({ amountPaise }: { amountPaise: number }) => Math.abs(amountPaise)
  const byName = (a: MatchingPerson, b: MatchingPerson) =>
    compareText(a.person.employee.name.toLowerCase(), b.person.employee.name.toLowerCase())
  const sorted = matching.toSorted((a, b) => (sortBy === 'name' ? 0 : size(a) - size(b)) || byName(a, b))
  if (sortOrder === 'desc') sorted.reverse()
  return { data: sorted.slice(offset, offset + limit).map(shown), total: matching.length }
}

interface MatchingPerson {
  person: PersonDifference
  amountPaise: number
}

function amountOf({ difference }: PersonDifference, cause: Query['cause']): number {
  if (cause === undefined) return difference.changePaise
  return difference.causes.find((one) => one.cause === cause)?.amountPaise ?? 0
}

function shown({ person, amountPaise }: MatchingPerson) {
  const { employee, before, after, difference } = person
  return {
    employee,
    payslipId: after,
    netBeforePaise: before === null ? null : difference.netBeforePaise,
    netAfterPaise: after === null ? null : difference.netAfterPaise,
    changePaise: difference.changePaise,
    amountPaise,
    causes: difference.causes,
  }
}

async function compared(tx: Tx, id: Id) {
  const run = await runForFiles(tx, { id })
  if (!run) throw notFound(say`The pay run was not found.`)
  const previous = run.kind === 'regular' ? await lockedBefore(tx, { month: run.month }) : undefined
  return { previousMonth: previous?.month ?? null, people: await comparePeople(tx, run, previous?.id ?? null) }
}
