import type { PreflightCode } from '@muster/contract/payroll/pay-run/preflight.routes.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { pensionMembership } from '@muster/engine/payroll/rules/in/provident-fund/pension-membership.ts'
import { pensionFacts } from '../statutory-input/statutory-input.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { StatutoryPerson } from '../statutory/index.ts'
import type { CheckedPerson } from './preflight.queries.ts'

/** Pension scheme membership that is unconfirmed or contradicts the facts. */
export function pensionFindings(
  book: LawBook,
  { hasPf, isAbovePfCeiling }: Pick<CheckedPerson, 'hasPf' | 'isAbovePfCeiling'>,
  who: StatutoryPerson,
): [PreflightCode, Sentence][] {
  if (!hasPf) return []
  const { isMember, missing, words } = pensionMembership(book, pensionFacts(who))
  if (who.epsMember === null)
    return missing !== null && isAbovePfCeiling && !who.epsFrom17Sep2026 ? [['pensionUnknown', asks[missing]]] : []
  if (missing !== null || who.epsMember === isMember) return []
  // From that day on members with wages up to the new ceiling are in the scheme, whatever applied before.
  if (who.epsFrom17Sep2026) return []
  return [
    [
      'pensionContradicts',
      who.epsMember ? say`${words}; recorded as a member` : say`${words}; recorded as not a member`,
    ],
  ]
}

const asks = {
  joining: say`Enter the EPF joining date and the wages at that time. Treated as a member until then.`,
  wages: say`Enter the wages on joining EPF. Treated as a member until then.`,
} as const
