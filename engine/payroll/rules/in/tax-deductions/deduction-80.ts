import { lawValue, type LawBook } from '../../../../law/law.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import type { Paise } from '../../../../money.ts'
import { newRegimeDeductions } from './deduction-80.law.ts'
import { healthDeduction, type HealthInsurance } from './deduction-80d.ts'
import { limitOf, type Limit } from './deduction-80-limits.ts'
import { deductionNames, deductionSections, type DeductionSection } from './deduction-80-sections.ts'
import { rentWithoutAllowance } from './deduction-80gg.ts'
import { sectionName } from '../forms/form-names.ts'
import { step } from '../income-tax/step.ts'
import { firstDayOfYear } from '../income-tax/year.ts'
import type { Allowed, SalaryTaxInput } from '../salary-tax/input.ts'
import { say, type Sentence } from '../../../../sentence.ts'

export interface Deductions {
  /** One for each declared section, in the order of the Act. The allowed amounts add up to the total. */
  allowed: Allowed[]
  totalPaise: Paise
  trace: TraceStep[]
}

const shared: ReadonlySet<DeductionSection> = new Set(['80C', '80CCC', '80CCD1'])

/**
 * The deductions of Chapter VI-A (from April 2026 Chapter VIII), each within its limit, and all together within the gross total income.
 * Source: Income-tax Act 1961 s.80C to 80U; 2025 s.123 to 154.
 *
 * @throws LawError before 2023-24
 */
export function deductions(book: LawBook, input: SalaryTaxInput, grossTotalIncomePaise: Paise): Deductions {
  const day = firstDayOfYear(input.financialYear)
  const allowed: Allowed[] = []
  const trace: TraceStep[] = []
  let left = grossTotalIncomePaise
  let savings = 0
  for (const section of deductionSections) {
    const declaredPaise = declaredOf(input, section)
    if (declaredPaise <= 0) continue
    const limit = limitIn(book, section, input, left)
    const most = shared.has(section) && limit.mostPaise !== null ? limit.mostPaise - savings : limit.mostPaise
    const counted = most === null ? declaredPaise : Math.max(0, Math.min(declaredPaise, most))
    const allowedPaise = Math.min(counted, left)
    if (shared.has(section)) savings += allowedPaise
    left -= allowedPaise
    const words = wordsOf(limit, { declaredPaise, counted, allowedPaise })
    allowed.push({ item: section, declaredPaise, allowedPaise, words })
    if (allowedPaise > 0) {
      const name = deductionNames[section]
      trace.push(step(say`Less ${name} (${sectionName(book, day, section)}): ${words}`, -allowedPaise, ...limit.law))
    }
  }
  return { allowed, totalPaise: grossTotalIncomePaise - left, trace }
}

function declaredOf({ health, deductions: claims }: SalaryTaxInput, section: DeductionSection): Paise {
  if (section !== '80D' || health === null) return claims[section] ?? 0
  let paid = 0
  for (const part of [health.selfFamily, health.parents]) {
    if (part !== null) paid += part.premiumPaise + part.preventivePaise + part.medicalPaise
  }
  return paid
}

function limitIn(book: LawBook, section: DeductionSection, input: SalaryTaxInput, left: Paise): Limit {
  if (input.regime === 'new') {
    const both = lawValue(book, newRegimeDeductions, firstDayOfYear(input.financialYear))
    if (!both.includes(section)) return { mostPaise: 0, words: say`Old regime only`, law: [] }
  }
  if (section === '80GG') return rentWithoutAllowance(book, input, left)
  const limit = limitOf(book, section, input)
  return section === '80D' && input.health !== null ? healthLimit(book, input, input.health, limit) : limit
}

/** The limit of 80D from its parts. */
function healthLimit(book: LawBook, input: SalaryTaxInput, health: HealthInsurance, { words, law }: Limit): Limit {
  const parts = healthDeduction(book, { ...health, financialYear: input.financialYear })
  return { mostPaise: parts.deductionPaise, words, law }
}

function wordsOf(limit: Limit, of: { declaredPaise: Paise; counted: Paise; allowedPaise: Paise }): Sentence {
  if (of.allowedPaise < of.counted) return say`Limited to the remaining income`
  return of.counted < of.declaredPaise || limit.mostPaise === null ? limit.words : say`Allowed in full`
}
