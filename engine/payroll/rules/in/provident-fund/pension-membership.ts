import type { Day } from '../../../../day.ts'
import { lawValue, type LawBook } from '../../../../law/law.ts'
import { epsEntry } from './provident-fund.law.ts'
import { say, type Sentence } from '../../../../sentence.ts'

/** What is known about a person's first days in the fund; null if not known. */
export interface PensionFacts {
  /** First day as a member of the fund, here or with a previous employer. */
  fundJoinedOn: Day | null
  /** Wages at that time compared with the ceiling at that time. */
  wagesAtJoining: 'withinCeiling' | 'aboveCeiling' | null
}

export interface PensionMembership {
  isMember: boolean
  /** What has to be asked for; until then the person counts as a member. */
  missing: 'joining' | 'wages' | null
  words: Sentence
}

/**
 * Whether a member of the provident fund belongs to the pension scheme: everyone who joined before September 2014, and since then those
 * whose wages were within the ceiling when they joined. Age and international workers are handled elsewhere.
 *
 * Source: G.S.R. 609(E) of 22 August 2014; EPS 1995 para 6, EPS 2026; EPFO circular of 26 September 2025.
 */
export function pensionMembership(book: LawBook, { fundJoinedOn, wagesAtJoining }: PensionFacts): PensionMembership {
  if (fundJoinedOn === null) {
    if (wagesAtJoining === 'withinCeiling')
      return { isMember: true, missing: null, words: say`Wages were within the ceiling on joining PF` }
    return { isMember: true, missing: 'joining', words: say`PF joining date is not known` }
  }
  const since = { day: fundJoinedOn }
  if (lawValue(book, epsEntry, fundJoinedOn).everybody)
    return { isMember: true, missing: null, words: say`PF member since ${since}` }
  if (wagesAtJoining === null)
    return { isMember: true, missing: 'wages', words: say`PF member since ${since}, wages at that time not known` }
  const isMember = wagesAtJoining === 'withinCeiling'
  const words = isMember
    ? say`PF member since ${since}, wages within the ceiling`
    : say`PF member since ${since}, wages above the ceiling`
  return { isMember, missing: null, words }
}
