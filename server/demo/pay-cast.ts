import { addDays, addMonths, firstDay, type Month } from '@muster/engine/day.ts'
import type { DemoPerson } from './people.ts'

const lakh = 100_000_00

/** The parts in the story of pay. No one has two, and none of them signs in. */
export interface PayCast {
  /** They chose the old regime and prove their declarations. */
  old: DemoPerson[]
  /** Joined in the first autumn, from another employer. */
  joiner: DemoPerson
  /** Left in the first January. */
  leaver: DemoPerson
  /** Given a raise in November, effective from September. */
  raised: DemoPerson
  /** Repays an advance monthly. */
  borrower: DemoPerson
  /** Get a bonus in October. */
  rewarded: DemoPerson[]
  /** Transferred to the second company. */
  tooling: DemoPerson[]
}

/** Assigns the parts, and changes the people who play them. `from`: the first April of the story. */
export function castPay(people: readonly DemoPerson[], from: Month): PayCast {
  people[0]!.annualCtcPaise = 64 * lakh
  const known = new Set(['manager', 'employee', 'hr'])
  const free = people.filter(({ role, email }) => role === 'Employee' && !known.has(email.split('@')[0]!))
  const take = (count: number) => free.splice(0, count)
  const [joiner, leaver, raised, borrower] = take(4) as [DemoPerson, DemoPerson, DemoPerson, DemoPerson]
  const old = take(8)
  for (const [index, person] of old.entries()) person.annualCtcPaise = (11 + 2 * index) * lakh
  for (const [index, person] of take(8).entries()) person.annualCtcPaise = 200_000_00 + index * 6_000_00
  joiner.joinedOn = addDays(firstDay(addMonths(from, 5)), 14)
  joiner.annualCtcPaise = 15 * lakh
  leaver.annualCtcPaise = 16 * lakh
  raised.annualCtcPaise = 17 * lakh
  return { old, joiner, leaver, raised, borrower, rewarded: take(6), tooling: take(4) }
}
