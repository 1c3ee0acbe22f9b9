import type { Day } from '../../../day.ts'
import { sum, type Paise } from '../../../money.ts'
import { amount, fileDay, fileName, fileText, type FileRecord, type StatementForm } from './record.ts'

/** A deposit of tax at a bank, and the deductions it covers. */
export interface StatementChallan {
  /** The seven-digit code of the bank's branch. */
  bsr: string
  paidOn: Day
  /** Up to five digits. */
  serial: string
  taxPaise: Paise
  surchargePaise: Paise
  cessPaise: Paise
  interestPaise: Paise
  feePaise: Paise
  /** Penalty and others. */
  otherPaise: Paise
  deductions: readonly StatementDeduction[]
}

/** The part of a deduction that one challan deposits. */
export interface StatementDeduction {
  /** The employee code, which identifies someone without a PAN. */
  code: string
  name: string
  pan: string | null
  section: string
  paidOn: Day
  /** The part of the salary that belongs to this part of the tax. */
  paidPaise: Paise
  taxPaise: Paise
  surchargePaise: Paise
  cessPaise: Paise
  /** The number of a lower-deduction certificate; null without one. */
  certificate: string | null
}

/** Tax, interest, fee and others: what the bank received. */
export function totalOf(challan: StatementChallan): Paise {
  const { taxPaise, surchargePaise, cessPaise, interestPaise, feePaise, otherPaise } = challan
  return sum([taxPaise, surchargePaise, cessPaise, interestPaise, feePaise, otherPaise])
}

export function deductedOf({ taxPaise, surchargePaise, cessPaise }: StatementDeduction): Paise {
  return taxPaise + surchargePaise + cessPaise
}

/** Minor head 200: paid by the deductor. */
const minorHead = '200'

export function challanRecord(form: StatementForm, number: number, challan: StatementChallan): FileRecord {
  const { deductions } = challan
  const deducted = amount(sum(deductions.map(deductedOf)))
  const common = { 3: '1', 4: String(number), 5: String(deductions.length), 6: 'N' }
  if (form === '138') {
    const tax = sum([challan.taxPaise, challan.surchargePaise, challan.cessPaise])
    const values = {
      ...common,
      ...{
        8: amount(tax),
        9: amount(challan.interestPaise),
        10: amount(challan.feePaise),
        11: amount(challan.otherPaise),
      },
      ...{ 12: amount(totalOf(challan)), 13: 'C', 15: challan.bsr, 17: challan.serial, 19: fileDay(challan.paidOn) },
      ...{
        21: deducted,
        22: deducted,
        23: minorHead,
        24: amount(challan.interestPaise),
        25: amount(challan.otherPaise),
      },
    }
    return { fields: 30, type: 'CD', values }
  }
  const values = {
    ...common,
    ...{ 12: challan.serial, 16: challan.bsr, 18: fileDay(challan.paidOn) },
    ...{ 22: amount(challan.taxPaise), 23: amount(challan.surchargePaise), 24: amount(challan.cessPaise) },
    ...{
      25: amount(challan.interestPaise),
      26: amount(challan.otherPaise),
      27: amount(totalOf(challan)),
      29: deducted,
    },
    30: amount(sum(deductions.map(({ taxPaise }) => taxPaise))),
    31: amount(sum(deductions.map(({ surchargePaise }) => surchargePaise))),
    32: amount(sum(deductions.map(({ cessPaise }) => cessPaise))),
    ...{ 33: deducted, 34: amount(challan.interestPaise), 35: amount(challan.otherPaise), 37: 'N' },
    ...{ 39: amount(challan.feePaise), 40: minorHead },
  }
  return { fields: 41, type: 'CD', values }
}

/**
 * The challan of a fourth quarter of Form 24Q in which no tax was deducted: the salary details of the year follow it. It has no number, bank
 * or minor head, and the quarter's last day as its date.
 */
export function nilChallanRecord(lastDay: Day): FileRecord {
  const amounts = [22, 23, 24, 25, 26, 27, 29, 30, 31, 32, 33, 34, 35, 39].map((field) => [field, amount(0)] as const)
  const values = { 3: '1', 4: '1', 5: '0', 6: 'Y', 18: fileDay(lastDay), 37: 'N', ...Object.fromEntries(amounts) }
  return { fields: 41, type: 'CD', values }
}

/** @param before the number of deductions under earlier challans */
export function* deductionRecords(
  form: StatementForm,
  challan: number,
  { deductions, paidOn }: StatementChallan,
  before: number,
): Generator<FileRecord> {
  for (const [at, deduction] of deductions.entries()) {
    const { pan, paidOn: deductedOn } = deduction
    const deducted = amount(deductedOf(deduction))
    const known = {
      pan: pan ?? 'PANNOTAVBL',
      name: fileName(deduction.name),
      // C: higher rate without a PAN; A: lower rate by certificate.
      reason: pan === null ? 'C' : deduction.certificate === null ? '' : 'A',
    }
    yield form === '138'
      ? {
          fields: 45,
          type: 'DD',
          values: {
            ...{ 3: '1', 4: String(at + 1), 5: String(challan), 6: 'O', 8: known.pan, 9: known.name },
            ...{ 15: deduction.section, 18: 'Y', 19: fileDay(deductedOn), 20: amount(deduction.paidPaise) },
            ...{ 24: deducted, 25: deducted, 27: fileDay(deductedOn), 29: fileDay(paidOn) },
            ...{ 32: known.reason, 33: deduction.certificate ?? '' },
          },
        }
      : {
          fields: 54,
          type: 'DD',
          values: {
            ...{ 3: '1', 4: String(challan), 5: String(at + 1), 6: 'O', 7: String(before + at + 1), 10: known.pan },
            ...{ 12: pan === null ? fileText(deduction.code, 10) : '', 13: known.name, 14: amount(deduction.taxPaise) },
            ...{ 15: amount(deduction.surchargePaise), 16: amount(deduction.cessPaise), 17: deducted, 19: deducted },
            ...{
              22: amount(deduction.paidPaise),
              23: fileDay(deductedOn),
              24: fileDay(deductedOn),
              25: fileDay(paidOn),
            },
            ...{ 30: known.reason, 33: deduction.section, 34: deduction.certificate ?? '' },
          },
        }
  }
}
