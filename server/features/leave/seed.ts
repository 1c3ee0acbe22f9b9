import { newId } from '../../platform/id.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { insertPolicy, putVersion, type VersionColumns } from './leave-policy/leave-policy.queries.ts'

/** The leave a new company starts with; its own policies replace it. */
export async function seedLeave(tx: Tx): Promise<void> {
  const startsOn = `${tx.now.slice(0, 4)}-01-01`
  for (const { name, code, ...rules } of startingPolicies) {
    const id = newId()
    await insertPolicy(tx, { id, name, code, now: tx.now })
    await putVersion(tx, { ...usualRules, ...rules, id, startsOn, now: tx.now })
  }
}

/** Defaults of a policy. */
export const usualRules: VersionColumns = {
  isPaid: true,
  halfDaysAYear: 24,
  accrual: 'atOnce',
  leaveYear: 'calendar',
  yearStartsInMonth: 1,
  prorate: true,
  waitingDays: 0,
  afterProbation: false,
  hasCarry: false,
  carryCapHalfDays: null,
  carryMonths: null,
  encashable: false,
  longestRunDays: null,
  noticeDays: 0,
  allowsHalfDays: true,
  sandwich: false,
  negativeLimitHalfDays: 0,
  proofAfterDays: null,
  genders: [],
  employmentTypes: [],
}

const startingPolicies: (Partial<VersionColumns> & { name: string; code: string })[] = [
  { name: 'Casual', code: 'CL', halfDaysAYear: 24 },
  { name: 'Sick', code: 'SL', halfDaysAYear: 16, proofAfterDays: 2 },
  {
    name: 'Earned',
    code: 'EL',
    halfDaysAYear: 36,
    accrual: 'monthly',
    hasCarry: true,
    carryCapHalfDays: 60,
    encashable: true,
    noticeDays: 3,
    afterProbation: true,
  },
  // Maternity Benefit Act 1961, ss. 5 and 5(2) (Code on Social Security 2020, s. 60): 26 weeks of calendar days, after 80 days of work
  // in the twelve months before the birth. A company counts 80 days of service unless it says otherwise.
  {
    ...{ name: 'Maternity', code: 'ML', halfDaysAYear: 364, prorate: false, allowsHalfDays: false, sandwich: true },
    ...{ longestRunDays: 182, proofAfterDays: 0, genders: ['female'], waitingDays: 80 },
  },
  {
    ...{ name: 'Paternity', code: 'PL', halfDaysAYear: 10, prorate: false, allowsHalfDays: false },
    ...{ longestRunDays: 5, genders: ['male'], afterProbation: true },
  },
  { name: 'Unpaid', code: 'LWP', isPaid: false, halfDaysAYear: 0 },
]
