import type { Day } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companyToday } from '../../organisation/index.ts'
import { locksBetween } from '../lock/attendance-lock.queries.ts'

export interface RosterLimits {
  /** What is wrong with a span, for anyone; `to` is null without an end. */
  faults(from: Day, to: Day | null): ['from' | 'to', Sentence][]
}

/** Which days between two can be planned: not days locked by payroll, nor so far away that they are typing errors. */
export async function rosterLimits(tx: Tx, { from, to }: { from: Day; to: Day | null }): Promise<RosterLimits> {
  const [today, locks] = await Promise.all([companyToday(tx), locksBetween(tx, { from, to: to ?? endOfTime })])
  const [earliest, furthest] = [addDays(today, -longestPast), addDays(today, longestAhead)]
  const lockedTo = (first: Day, last: Day | null) =>
    locks.findLast((lock) => lock.to >= first && (last === null || lock.from <= last))?.to
  return {
    faults: (first, last) => {
      const locked = lockedTo(first, last)
      if (first < earliest) return [['from', say`Choose ${{ day: earliest }} or a later day.`]]
      if (locked) return [['from', say`Payroll has locked days to ${{ day: locked }}. Choose a later day.`]]
      const tooFar = say`Choose ${{ day: furthest }} or an earlier day.`
      if (first > furthest) return [['from', tooFar]]
      return last !== null && last > furthest ? [['to', tooFar]] : []
    },
  }
}

/** The last day allowed in the contract. */
const endOfTime = '2199-12-31'

const longestPast = 92
const longestAhead = 366
