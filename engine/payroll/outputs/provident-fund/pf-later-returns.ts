import { say, type Sentence } from '../../../sentence.ts'
import type { Month } from '../../../day.ts'
import type { LawBook } from '../../../law/law.ts'
import type { Paise } from '../../../money.ts'
import { compareText } from '../../../words.ts'
import { plus } from '../../arrears/arrears.ts'
import type { PfFacts } from '../../payslip/facts.ts'
import { memberName, pfReturn, whyNotInReturn, type PfReturn, type PfRow } from './pf-return.ts'
import type { SaidTable } from '../table.ts'

/** What can be filed for a month after its regular return. */
export type LaterReturnKind = 'supplementary' | 'revised' | 'arrear'

/** What a run pays to a member for a month. */
export interface LaterPfRow extends PfRow {
  month: Month
  /** What the returns of earlier runs have of the member's month; null when the member is in none of them. */
  before: PfBefore | null
}

export interface PfBefore {
  /** As it was filed: reversals file nothing. */
  filed: PfFacts
  /** As it stands, with what was taken back. */
  standing: PfFacts
  standingGrossPaise: Paise
}

export interface LaterReturn {
  kind: LaterReturnKind
  month: Month
  rows: readonly LaterPfRow[]
  made: PfReturn
}

/**
 * What is filed for months that have had their regular return. The portal refuses a member in the wrong kind:
 * - supplementary: members who are in no return of the month;
 * - revised: members whose filed month is another now, because it came to less or was paid anew after a reversal: the whole month again;
 * - arrear: more pay for a month that stays as it was filed.
 *
 * The least charge of administration was owed once, with the month itself.
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

/** Null where nothing is to be filed. */
function kindOf({ pf, before }: LaterPfRow): LaterReturnKind | null {
  if (before === null) return 'supplementary'
  const amounts = contributionsOf(pf)
  if (amounts.every((amount) => amount === 0)) return null
  const isTakenBack = contributionsOf(plus(before.filed, before.standing, -1)).some((amount) => amount !== 0)
  return isTakenBack || amounts.some((amount) => amount < 0) ? 'revised' : 'arrear'
}

function contributionsOf(pf: PfFacts): Paise[] {
  const { epfWagesPaise, epsWagesPaise, edliWagesPaise, employeePaise, vpfPaise, epsPaise, employerEpfPaise } = pf
  return [epfWagesPaise, epsWagesPaise, edliWagesPaise, employeePaise, vpfPaise, epsPaise, employerEpfPaise]
}

function revised(row: LaterPfRow): LaterPfRow {
  if (row.before === null) return row
  const pf = plus(row.before.standing, row.pf, 1)
  return {
    ...row,
    revised: {
      grossPaise: row.before.standingGrossPaise + row.grossPaise,
      pf,
      beyondFiled: plus(pf, row.before.filed, -1),
    },
  }
}

/** The figures of an arrear return, a member a row, to enter on the portal: its upload has no published layout. Whole rupees. */
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

/** The name of a file that the portal takes: letters and digits only, `.txt` in small letters. */
export function ecrFileName(month: Month, kind: LaterReturnKind | 'regular', paidIn: Month = month): string {
  const of = month.replace('-', '')
  const word = { regular: '', supplementary: 'Supplementary', revised: 'Revised', arrear: 'Arrear' }[kind]
  return `ECR${of}${word}${kind === 'regular' || paidIn === month ? '' : paidIn.replace('-', '')}.txt`
}
