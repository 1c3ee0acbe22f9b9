import { say, type Sentence } from '../../../sentence.ts'
import type { Month } from '../../../day.ts'
import type { LawBook } from '../../../law/law.ts'
import type { Paise } from '../../../money.ts'
import { compareText } from '../../../format.ts'
import { plus } from '../../arrears/arrears.ts'
import type { PfFacts } from '../../payslip/facts.ts'
import { memberName, pfReturn, whyNotInReturn, type PfReturn, type PfRow } from './pf-return.ts'
import type { SaidTable } from '../table.ts'

/** What can be filed for a month after its regular return. */
export type LaterReturnKind = 'supplementary' | 'revised' | 'arrear'

/** What a run pays to a member for a month. */
export interface LaterPfRow extends PfRow {
  month: Month
  /** The member's month in the returns of earlier runs; null if the member is in none of them. */
  before: PfBefore | null
}

export interface PfBefore {
  /** As filed: reversals are not filed. */
  filed: PfFacts
  /** As it is now, including reversals. */
  current: PfFacts
  currentGrossPaise: Paise
}

export interface LaterReturn {
  kind: LaterReturnKind
  month: Month
  rows: readonly LaterPfRow[]
  made: PfReturn
}

/**
 * What to file for months that have had their regular return. The portal rejects a member in the wrong kind:
 * - supplementary: members who are in no return of the month;
 * - revised: members whose filed month changed, because it came to less or was paid again after a reversal: the whole month again;
 * - arrear: additional pay for a month that stays as filed.
 *
 * The minimum administrative charge was owed once, with the month itself.
 *
 * Source: EPFO, revamped ECR: user manual v3.0 and FAQ of 8 October 2025; circular of 26 September 2025.
 */
export function laterReturns(book: LawBook, rows: readonly LaterPfRow[]): LaterReturn[] {
  const owed = rows.flatMap((row) => {
    const kind = kindOf(row)
    return kind === null ? [] : [{ kind, row: kind === 'revised' ? revised(row) : row }]
  })
  return [...Map.groupBy(owed, ({ kind, row }) => `${row.month} ${kind}`).entries()]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([, group]) => {
      const [{ kind, row: first }] = group as [(typeof group)[number]]
      const members = group.map(({ row }) => row)
      return { kind, month: first.month, rows: members, made: pfReturn(book, first.month, members, withoutMinimum) }
    })
}

const withoutMinimum = { adminMinimum: false }

/** Null if there is nothing to file. */
function kindOf({ pf, before }: LaterPfRow): LaterReturnKind | null {
  if (before === null) return 'supplementary'
  if (!changesContribution(pf)) return null
  const amounts = contributionsOf(pf)
  const isTakenBack = contributionsOf(plus(before.filed, before.current, -1)).some((amount) => amount !== 0)
  return isTakenBack || amounts.some((amount) => amount < 0) ? 'revised' : 'arrear'
}

/** Whether arrears change a filed month: without that they are in no later return. */
export function changesContribution(pf: PfFacts): boolean {
  return contributionsOf(pf).some((amount) => amount !== 0)
}

function contributionsOf(pf: PfFacts): Paise[] {
  const { epfWagesPaise, epsWagesPaise, edliWagesPaise, employeePaise, vpfPaise, epsPaise, employerEpfPaise } = pf
  return [epfWagesPaise, epsWagesPaise, edliWagesPaise, employeePaise, vpfPaise, epsPaise, employerEpfPaise]
}

function revised(row: LaterPfRow): LaterPfRow {
  if (row.before === null) return row
  const pf = plus(row.before.current, row.pf, 1)
  return {
    ...row,
    revised: {
      grossPaise: row.before.currentGrossPaise + row.grossPaise,
      pf,
      beyondFiled: plus(pf, row.before.filed, -1),
    },
  }
}

/** The figures of an arrear return, one row per member, to be typed in the portal: its upload has no published layout. Whole rupees. */
export function arrearTable({ month, rows }: LaterReturn): SaidTable {
  return {
    columns: [
      ...[say`UAN`, say`Member name`, say`Wage month`].map((name) => ({ name, type: 'text' as const })),
      ...arrearNames.map((name) => ({ name, type: 'amount' as const })),
    ],
    rows: rows
      .filter((row) => whyNotInReturn(row) === null)
      .map(({ uan, name, pf }) => [
        ...[uan, memberName(name), month],
        ...[pf.epfWagesPaise, pf.epsWagesPaise, pf.edliWagesPaise],
        ...[pf.employeePaise + pf.vpfPaise, pf.epsPaise, pf.employerEpfPaise],
      ]),
  }
}

const arrearNames = [
  ...[say`Arrear EPF wages`, say`Arrear EPS wages`, say`Arrear EDLI wages`],
  ...[say`Arrear EPF contribution`, say`Arrear EPS contribution`, say`Arrear EPF EPS difference`],
]

/** `PF revised return (ECR) for May 2026`. */
export function laterReturnName({ kind, month }: Pick<LaterReturn, 'kind' | 'month'>): Sentence {
  if (kind === 'supplementary') return say`PF supplementary return (ECR) for ${{ month }}`
  if (kind === 'revised') return say`PF revised return (ECR) for ${{ month }}`
  return say`PF arrear return for ${{ month }}`
}

/** A file name that the portal accepts: letters and digits only, with `.txt` in lower case. */
export function ecrFileName(month: Month, kind: LaterReturnKind | 'regular', paidIn: Month = month): string {
  const of = month.replace('-', '')
  const word = { regular: '', supplementary: 'Supplementary', revised: 'Revised', arrear: 'Arrear' }[kind]
  return `ECR${of}${word}${kind === 'regular' || paidIn === month ? '' : paidIn.replace('-', '')}.txt`
}
