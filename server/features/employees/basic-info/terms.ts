import type { Day, Id } from '@muster/contract/values.ts'
import { latest } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import { putTerm } from '../job-history/job-history.queries.ts'

interface Terms {
  employmentType: string
  departmentId: Id | null
}

interface Change {
  before: Terms
  given: Partial<Terms>
  /** The first days of the new terms; today if left out. */
  from: { employmentType: Day | undefined; departmentId: Day | undefined }
  joinedOn: Day
  today: Day
}

/** Records the start of a new employment type or department. Enter a change once it has happened. */
export async function changeTerms(
  tx: Tx,
  employee: Id,
  { before, given, from, joinedOn, today }: Change,
): Promise<void> {
  for (const [field, term] of [
    ['employmentType', 'employmentType'],
    ['departmentId', 'department'],
  ] as const) {
    const value = given[field]
    if (value === undefined) continue
    const day = latest(from[field] ?? today, joinedOn)
    if (day > latest(today, joinedOn)) throw wrongField(`body.${term}From`, say`Choose today or an earlier day`)
    await putTerm(tx, { employee, term, before: before[field], value, from: day, joinedOn, now: tx.now })
  }
}
