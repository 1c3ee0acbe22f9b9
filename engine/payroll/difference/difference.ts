import { sum, type Paise } from '../../money.ts'
import { causeNames, causes, type Cause, type ComparedSlip, type Delta } from './difference-cause.ts'
import { lineDeltas } from './difference-lines.ts'
import { changedLaw } from './difference-statutory.ts'
import { joined, say, type Sentence } from '../../sentence.ts'

/** Two payslips of one person compared: every paisa of the change in net pay has a cause. */
export interface Difference {
  netBeforePaise: Paise
  netAfterPaise: Paise
  changePaise: Paise
  /** Without those that changed nothing. */
  deltas: Delta[]
  causes: { cause: Cause; name: Sentence; amountPaise: Paise; words: Sentence }[]
  /** The part no cause explains: always 0. */
  unexplainedPaise: Paise
}

/**
 * Why net pay differs from before.
 *
 * @param before null for someone without a payslip then; likewise `after`
 * @param underNewLaw the payslip of before under the law of after, from `underLawOf`: it separates a change of law from a change of pay.
 *   Without it, a contribution whose law changed is put down to the law entirely.
 */
export function difference(
  before: ComparedSlip | null,
  after: ComparedSlip | null,
  underNewLaw?: ComparedSlip,
): Difference {
  const netBeforePaise = before?.netPaise ?? 0
  const netAfterPaise = after?.netPaise ?? 0
  const changePaise = netAfterPaise - netBeforePaise
  const deltas = before !== null && after !== null ? lineDeltas(before, after, underNewLaw) : ofStatus(before, after)
  const explained = sum(deltas.map(({ amountPaise }) => amountPaise))
  return {
    netBeforePaise,
    netAfterPaise,
    changePaise,
    deltas,
    causes: byCause(deltas),
    unexplainedPaise: changePaise - explained,
  }
}

/** Whether a statutory value that both payslips used has changed, so that `underNewLaw` is worth calculating. */
export function usesOtherLaw(before: ComparedSlip, after: ComparedSlip): boolean {
  return after.lines.some((line) => {
    if (line.explanation.rule !== 'statutory') return false
    const known = before.lines.find(({ code, kind }) => code === line.code && kind === line.kind)
    return known !== undefined && changedLaw(known, line).length > 0
  })
}

function ofStatus(before: ComparedSlip | null, after: ComparedSlip | null): Delta[] {
  const amountPaise = (after?.netPaise ?? 0) - (before?.netPaise ?? 0)
  if (amountPaise === 0) return []
  const words =
    after === null
      ? say`No payslip: ${{ paise: before?.netPaise ?? 0 }} was paid in ${{ month: before?.month ?? '' }}`
      : say`First payslip: ${{ paise: after.netPaise }}, none in the previous month`
  return [{ cause: 'status', code: '', name: 'Net pay', amountPaise, words }]
}

function byCause(deltas: readonly Delta[]): Difference['causes'] {
  return causes.flatMap((cause) => {
    const of = deltas.filter((delta) => delta.cause === cause)
    if (of.length === 0) return []
    const amountPaise = sum(of.map((delta) => delta.amountPaise))
    return [{ cause, name: causeNames[cause], amountPaise, words: joined(unlike(of), '; ') }]
  })
}

/** The sentences of several deltas without repetitions. */
function unlike(deltas: readonly Delta[]): Sentence[] {
  return [...new Map(deltas.map(({ words }) => [JSON.stringify(words), words])).values()]
}
