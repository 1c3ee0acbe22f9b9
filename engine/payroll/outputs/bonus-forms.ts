import type { Day } from '../../day.ts'
import type { Paise } from '../../money.ts'
import { say, verbatim, type Sentence } from '../../sentence.ts'
import { percentText } from '../../format.ts'
import type { SaidCell, SaidColumn, SaidTable } from './table.ts'

export interface BonusFormRow {
  code: string
  name: string
  designation: string | null
  birthDate: Day | null
  halfDays: number
  isEligible: boolean
  /** Why the person gets no bonus. */
  excluded: string | null
  wagesPaise: Paise
  bonusPaise: Paise
  customaryPaise: Paise
  /** Paid in advance, or with the final settlement. */
  advancePaise: Paise
  settledPaise: Paise
  misconductPaise: Paise
  payablePaise: Paise
  paidOn: Day | null
}

const registerColumns: readonly SaidColumn[] = [
  { name: say`Serial number`, type: 'number' },
  { name: say`Employee number`, type: 'text' },
  { name: say`Name`, type: 'text' },
  { name: say`Father's name`, type: 'text' },
  { name: say`Aged 15 at the beginning of the year`, type: 'text' },
  { name: say`Designation`, type: 'text' },
  { name: say`Days worked in the year`, type: 'halfDays' },
  { name: say`Total salary or wages of the year`, type: 'amount' },
  { name: say`Bonus payable`, type: 'amount' },
  { name: say`Customary bonus paid`, type: 'amount' },
  { name: say`Interim bonus or bonus paid in advance`, type: 'amount' },
  { name: say`Income tax deducted`, type: 'text' },
  { name: say`Deducted for loss caused by misconduct`, type: 'amount' },
  { name: say`Total deducted`, type: 'amount' },
  { name: say`Net amount payable`, type: 'amount' },
  { name: say`Amount paid`, type: 'amount' },
  { name: say`Date of payment`, type: 'day' },
  { name: say`Signature or thumb impression`, type: 'text' },
  { name: say`Remarks`, type: 'text' },
]

/**
 * The register of bonus paid to employees. Fathers' names are not stored here, and the tax on a bonus is part of the month's tax, so both
 * columns are empty.
 *
 * @param first the first day of the accounting year
 *
 * Source: Payment of Bonus Rules 1975, Form C.
 */
export function bonusRegister(first: Day, rows: readonly BonusFormRow[]): SaidTable {
  return {
    columns: registerColumns,
    rows: rows.map((row, index): SaidCell[] => {
      const { code, name, designation, birthDate, wagesPaise, customaryPaise, misconductPaise, payablePaise, paidOn } =
        row
      const isDue = row.excluded === null && row.isEligible
      const bonusPaise = isDue ? row.bonusPaise : 0
      const total = bonusPaise - payablePaise
      // Deductions are limited to what there is.
      const [customary, misconduct] = [Math.min(customaryPaise, total), misconductPaise]
      const loss = Math.min(misconduct, Math.max(0, total - customary))
      const interim = total - customary - loss
      return [
        ...[index + 1, code, name, ''],
        birthDate === null ? '' : isFifteen(birthDate, first) ? say`Yes` : say`No`,
        ...[designation ?? '', row.halfDays, wagesPaise, bonusPaise],
        ...[customary, interim, '', loss, total, payablePaise],
        ...[paidOn === null ? 0 : payablePaise, payablePaise === 0 ? null : paidOn, ''],
        remark(row),
      ]
    }),
  }
}

function isFifteen(birthDate: Day, first: Day): boolean {
  return `${Number(birthDate.slice(0, 4)) + 15}${birthDate.slice(4)}` <= first
}

function remark({ excluded, isEligible }: BonusFormRow): Sentence | string {
  if (excluded !== null) return say`Excluded: ${verbatim(excluded)}`
  return isEligible ? '' : say`Not eligible`
}

export interface BonusReturn {
  name: string
  address: string
  industry: string
  yearEnds: Day
  rateBasisPoints: number
}

/**
 * The return of bonus paid, one line per field.
 *
 * Source: Payment of Bonus Rules 1975, Form D.
 */
export function bonusReturn(of: BonusReturn, rows: readonly BonusFormRow[]): SaidTable {
  const due = rows.filter(({ isEligible, excluded }) => isEligible && excluded === null)
  const paid = due.filter(({ paidOn }) => paidOn !== null)
  const sum = (some: readonly BonusFormRow[], of: (row: BonusFormRow) => Paise) =>
    some.reduce((total, row) => total + of(row), 0)
  const days = paid.map(({ paidOn }) => paidOn!).toSorted()
  const unpaid = due.filter(({ paidOn, payablePaise }) => paidOn === null && payablePaise > 0)
  const amount = (paise: Paise) => say`${{ paise }}`
  const lines: readonly (readonly [Sentence, SaidCell])[] = [
    [say`Accounting year ending on`, of.yearEnds],
    [say`Name of the establishment and its complete postal address`, [of.name, of.address].filter(Boolean).join(', ')],
    [say`Nature of industry`, of.industry],
    [say`Name of the employer`, of.name],
    [say`Total number of employees`, String(rows.length)],
    [
      say`Number of employees benefited by bonus payments`,
      String(paid.filter(({ payablePaise }) => payablePaise > 0).length),
    ],
    [say`Total amount payable as bonus`, amount(sum(due, ({ bonusPaise }) => bonusPaise))],
    [say`Settlement reached under the Industrial Disputes Act or the Industrial Relations Code, with its date`, ''],
    [say`Percentage of bonus declared to be paid`, percentText(of.rateBasisPoints)],
    [say`Total amount of bonus actually paid`, amount(sum(due, paidOf))],
    [say`Date on which payment was made`, [...new Set(days)].join(', ')],
    [say`Whether bonus has been paid to all employees; if not, reasons`, reasons(rows, unpaid.length)],
    [say`Remarks`, ''],
  ]
  return {
    columns: [
      { name: say`Particulars`, type: 'text' },
      { name: say`Details`, type: 'text' },
    ],
    rows: lines,
  }
}

/** Includes what was paid before. */
function paidOf({ bonusPaise, payablePaise, misconductPaise, paidOn }: BonusFormRow): Paise {
  return Math.max(0, bonusPaise - payablePaise - misconductPaise) + (paidOn === null ? 0 : payablePaise)
}

function reasons(rows: readonly BonusFormRow[], unpaid: number): Sentence {
  const excluded = rows.filter((row) => row.excluded !== null).length
  const not = rows.filter((row) => !row.isEligible && row.excluded === null).length
  if (excluded + not + unpaid === 0) return say`Yes`
  return say`No: ${not} not eligible, ${excluded} excluded, ${unpaid} not paid yet`
}
