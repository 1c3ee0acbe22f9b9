import type { Day, Id, Month } from '@muster/contract/values.ts'
import { financialYear, monthOf } from '@muster/engine/day.ts'
import { dayText } from '@muster/engine/words.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { taxFactsOfPeople } from '../tax/index.ts'
import type { CheckedPerson } from './preflight.queries.ts'

/**
 * Who joined in the running year and has told nothing of an employer before: standard deduction and slabs are given in full
 * again. Said in the month of joining, and from January on, when the tax of the year is settled.
 */
export async function joinersWithoutPast(
  tx: Tx,
  month: Month,
  people: readonly CheckedPerson[],
): Promise<{ employee: Id; detail: { code: 'midYearJoiner'; words: string } }[]> {
  const joiners = people.filter(({ leftOut, joinedOn }) => leftOut === null && isAsked(joinedOn, month))
  if (joiners.length === 0) return []
  const facts = await taxFactsOfPeople(tx, { financialYear: financialYear(month), proofsOnly: false })
  return joiners
    .filter(({ employee }) => (facts.get(employee)?.declarations.previousEmployer.incomePaise ?? 0) === 0)
    .map(({ employee, joinedOn }) => ({
      employee,
      detail: { code: 'midYearJoiner', words: `Joined on ${dayText(joinedOn)}` },
    }))
}

/** Somebody who joins in April has no pay of the year before that. */
function isAsked(joinedOn: Day, month: Month): boolean {
  const joined = monthOf(joinedOn)
  if (financialYear(joined) !== financialYear(month) || joined.endsWith('-04')) return false
  return joined === month || month.slice(5) <= '03'
}
