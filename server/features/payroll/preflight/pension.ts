import type { PreflightCode } from '@muster/contract/payroll/pay-run/preflight.routes.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { pensionMembership } from '@muster/engine/payroll/rules/in/provident-fund/pension-membership.ts'
import { pensionFacts } from '../pay-run/inputs/terms.ts'
import type { StatutoryPerson } from '../statutory/index.ts'
import type { CheckedPerson } from './preflight.queries.ts'

/** Membership of the pension scheme that nobody confirmed, or that the facts contradict. */
export function pensionFindings(
  book: LawBook,
  { hasPf, isAbovePfCeiling }: Pick<CheckedPerson, 'hasPf' | 'isAbovePfCeiling'>,
  who: StatutoryPerson,
): [PreflightCode, string][] {
  if (!hasPf) return []
  const { isMember, missing, words } = pensionMembership(book, pensionFacts(who))
  if (who.epsMember === null)
    return missing !== null && isAbovePfCeiling && !who.epsFrom17Sep2026 ? [['pensionUnknown', asks[missing]]] : []
  if (missing !== null || who.epsMember === isMember) return []
  // From that day on members with wages up to the new ceiling are in the scheme, whatever was before.
  if (who.epsFrom17Sep2026) return []
  return [['pensionContradicts', `${words}; kept as ${who.epsMember ? 'a member' : 'no member'}`]]
}

const asks = {
  joining: 'Enter the first day in the fund and the wages of that time; counted as a member until then',
  wages: 'Enter the wages on joining the fund; counted as a member until then',
} as const
