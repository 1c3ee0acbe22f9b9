import { say, type Sentence } from '../../../sentence.ts'
import type { Day } from '../../../day.ts'
import type { Excluded } from '../paid-row.ts'
import { isUan, missing, slashed } from './portal-person.ts'

export type PfExitReason = 'resignation' | 'superannuation' | 'death' | 'disablement' | 'retrenchment' | 'other'

/** A member whose exit a run reports. */
export interface PfExit {
  code: string
  name: string
  uan: string | null
  /** Null if the exit has been cancelled since. */
  leftOn: Day | null
  reason: PfExitReason | null
}

/** C cessation, S superannuation, D death in service, P permanent disablement. */
const reasonCodes: Record<PfExitReason, string> = {
  resignation: 'C',
  retrenchment: 'C',
  other: 'C',
  superannuation: 'S',
  death: 'D',
  disablement: 'P',
}

/** The exit file: UAN, date of exit and reason of each member who left, without line ends. */
export function pfExits(people: Iterable<PfExit>): { lines: string[]; excluded: Excluded[] } {
  const lines: string[] = []
  const excluded: Excluded[] = []
  for (const { code, name, uan, leftOn, reason } of people) {
    const why = whyNot({ uan, leftOn, reason })
    if (why === null) lines.push([uan, slashed(leftOn!), reasonCodes[reason!]].join('#~#'))
    else excluded.push({ code, name, reason: why })
  }
  return { lines, excluded }
}

function whyNot({ uan, leftOn, reason }: Pick<PfExit, 'uan' | 'leftOn' | 'reason'>): Sentence | null {
  if (leftOn === null) return say`No longer leaving: the last working day was removed after this run.`
  return missing([
    [say`UAN`, isUan(uan) ? uan : null],
    [say`reason for leaving PF`, reason],
  ])
}
