import type { LawBook } from '../../../../law/law.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import type { Paise } from '../../../../money.ts'
import { checkUpMost, healthMost, healthMostSenior } from './deduction-80d.law.ts'
import { step } from '../income-tax/step.ts'
import { firstDayOfYear, type FinancialYear } from '../income-tax/year.ts'
import { say, type Sentence } from '../../../../sentence.ts'

/** What a person paid in the year for the health of a group of people. */
export interface HealthPart {
  /** For insurance, not in cash; a premium for several years counts in equal parts. */
  premiumPaise: Paise
  /** For preventive check-ups, in cash too. */
  preventivePaise: Paise
  /** Medical costs of uninsured senior citizens. */
  medicalPaise: Paise
  /** Whether one of them is a senior citizen. */
  senior: boolean
}

export interface HealthInsurance {
  selfFamily: HealthPart | null
  parents: HealthPart | null
}

export interface HealthDeduction {
  selfFamilyPaise: Paise
  parentsPaise: Paise
  deductionPaise: Paise
  trace: TraceStep[]
}

/**
 * The deduction for health insurance, regardless of the regime. Source: Income-tax Act 1961 s.80D, 2025 s.126. Check-ups of the employee's
 * own family are counted first.
 *
 * @throws LawError before 2023-24
 */
export function healthDeduction(
  book: LawBook,
  { financialYear, selfFamily, parents }: HealthInsurance & { financialYear: FinancialYear },
): HealthDeduction {
  const day = firstDayOfYear(financialYear)
  const checkUps = useLaw(book, checkUpMost, day)
  const trace: TraceStep[] = []
  let checkUpsLeft = checkUps.value
  const count = (words: (limit: Sentence) => Sentence, part: HealthPart | null): Paise => {
    if (part === null) return 0
    const most = useLaw(book, part.senior ? healthMostSenior : healthMost, day)
    const preventive = Math.min(Math.max(0, part.preventivePaise), checkUpsLeft)
    checkUpsLeft -= preventive
    const medical = part.senior ? Math.max(0, part.medicalPaise) : 0
    const allowed = Math.min(most.value, Math.max(0, part.premiumPaise) + preventive + medical)
    const limit = part.senior
      ? say`at most ${{ paise: most.value }} with a senior citizen`
      : say`at most ${{ paise: most.value }}`
    trace.push(step(words(limit), allowed, most.use))
    return allowed
  }
  const selfFamilyPaise = count((limit) => say`Health insurance for self and family: ${limit}`, selfFamily)
  const parentsPaise = count((limit) => say`Health insurance for parents: ${limit}`, parents)
  const deductionPaise = selfFamilyPaise + parentsPaise
  const words = say`Total health insurance, with check-ups up to ${{ paise: checkUps.value }}`
  trace.push(step(words, deductionPaise, checkUps.use))
  return { selfFamilyPaise, parentsPaise, deductionPaise, trace }
}
