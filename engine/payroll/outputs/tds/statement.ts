import { financialYear, lastDay, monthsOfFinancialYear, type Day } from '../../../day.ts'
import { sum, type Paise } from '../../../money.ts'
import { batchHeader, fileHeader, type Headed } from './headers.ts'
import { challanRecord, deductionRecords, nilChallanRecord, totalOf, type StatementChallan } from './challan-records.ts'
import { lineOf, type FileRecord, type StatementForm } from './record.ts'
import { salaryRecords, type SalaryDetail } from './salary-records.ts'

export interface Statement extends Headed {
  challans: readonly StatementChallan[]
  /** Only in the fourth quarter of Form 24Q; empty in the others. */
  salaries: readonly SalaryDetail[]
}

/**
 * The quarterly TDS statement on salary as the text file for the government's file validation utility: fields separated by `^`, every
 * record ending with CR LF. Deductions follow the challan that deposited them. A fourth quarter without deductions has one nil challan.
 *
 * Source: Protean, File Format for Form 24Q Q1 to Q3 version 6.3 and Q4 version 7.5 (27 May 2025); Form 138 Q1 to Q3 version 1.2
 * (22 July 2026).
 *
 * @throws RangeError for the fourth quarter of Form 138, whose layout is not published, and for text that the file cannot contain
 */
export function* statementText(statement: Statement): Generator<string> {
  const form = formOf(statement.year)
  if (!isPublished(statement.year, statement.quarter))
    throw new RangeError('The layout of this quarter is not published')
  let line = 0
  const put = (record: FileRecord) => `${lineOf((line += 1), record)}\r\n`
  yield put(fileHeader(statement))
  yield put(batchHeader(form, statement, totals(statement)))
  if (isNil(statement)) yield put(nilChallanRecord(lastDay(monthsOfFinancialYear(statement.year).at(-1)!)))
  let serial = 0
  for (const [index, challan] of statement.challans.entries()) {
    yield put(challanRecord(form, index + 1, challan))
    for (const record of deductionRecords(form, index + 1, challan, serial)) yield put(record)
    serial += challan.deductions.length
  }
  for (const [index, salary] of statement.salaries.entries())
    for (const record of salaryRecords(index + 1, salary)) yield put(record)
}

/** Whether it has salary details of the year only: no tax was deducted in the fourth quarter. */
function isNil({ challans, salaries }: Statement): boolean {
  return challans.length === 0 && salaries.length > 0
}

/** @param year a financial or tax year such as `2026-27` */
export function formOf(year: string): StatementForm {
  return year >= '2026-27' ? '138' : '24Q'
}

/** Whether the layout of a quarter's statement is published. By September 2026 that of Form 138's salary details was not. */
export function isPublished(year: string, quarter: number): boolean {
  return formOf(year) === '24Q' || quarter < 4
}

/** `24QRQ126.txt`: form, regular, quarter and last year. The validation utility takes at most twelve characters with the ending. */
export function statementFileName({ year, quarter }: Pick<Statement, 'year' | 'quarter'>): string {
  return `${formOf(year)}RQ${quarter}${year.slice(5)}.txt`
}

/** The quarter of the financial year that a day is in. */
export function quarterOfDay(day: Day): { year: string; quarter: 1 | 2 | 3 | 4 } {
  const quarter = (((Number(day.slice(5, 7)) + 8) % 12) / 3 + 1) | 0
  return { year: financialYear(day), quarter: quarter as 1 | 2 | 3 | 4 }
}

function totals(statement: Statement): {
  challans: number
  depositedPaise: Paise
  salaries: number
  grossPaise: Paise
} {
  const { challans, salaries } = statement
  return {
    challans: isNil(statement) ? 1 : challans.length,
    depositedPaise: sum(challans.map(totalOf)),
    salaries: salaries.length,
    grossPaise: sum(salaries.map(({ grossTotalIncomePaise }) => grossTotalIncomePaise)),
  }
}
