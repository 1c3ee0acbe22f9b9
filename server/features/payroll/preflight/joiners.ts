import type { Day, Id, Month } from '@muster/contract/values.ts'
import { addMonths, financialYear, monthOf, months } from '@muster/engine/day.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { taxFactsOfPeople } from '../tax/index.ts'
import type { CheckedPerson } from './preflight.queries.ts'

/**
 * Employees who joined this tax year without declaring previous employment: standard deduction and slabs apply in full
 * again. Reported in the month of joining, and from January on, when the year's tax is settled. Tax follows the payment, so the
 * year is that of the pay date.
 */
export async function joinersWithoutPast(
  tx: Tx,
  { month, paidIn }: { month: Month; paidIn: Month },
  people: readonly CheckedPerson[],
): Promise<{ employee: Id; detail: { code: 'midYearJoiner'; words: Sentence } }[]> {
  const joiners = people.filter(({ excluded, joinedOn }) => excluded === null && joinedMidYear(joinedOn, month, paidIn))
  if (joiners.length === 0) return []
  const facts = await taxFactsOfPeople(tx, { financialYear: financialYear(paidIn), proofsOnly: false })
  return joiners
    .filter(({ employee }) => (facts.get(employee)?.declarations.previousEmployer.incomePaise ?? 0) === 0)
    .map(({ employee, joinedOn }) => ({
      employee,
      detail: { code: 'midYearJoiner', words: say`Joined on ${{ day: joinedOn }}` },
    }))
}

/** An employee whose first payment falls in April has no pay of the year before that. */
function joinedMidYear(joinedOn: Day, month: Month, paidIn: Month): boolean {
  const joined = monthOf(joinedOn)
  const firstPaid = addMonths(joined, months(month, paidIn).length - 1)
  if (financialYear(firstPaid) !== financialYear(paidIn) || firstPaid.endsWith('-04')) return false
  return joined === month || paidIn.slice(5) <= '03'
}
