import type { Id, Month } from '@muster/contract/values.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import type { ArrearsInput } from '@muster/engine/payroll/payslip/arrears-input.ts'
import type { Salary } from '@muster/engine/payroll/payslip/payslip-input.ts'
import type { LateDay } from '../../../attendance/index.ts'
import type { SalaryRow } from '../inputs/inputs.queries.ts'

export interface ArrearsQuestion {
  book: LawBook
  month: Month
  run: Id
  salaryOf: (rows: readonly SalaryRow[]) => Salary[]
  /** Whether to settle loss of pay that was recorded late. */
  countsLateDays: boolean
  /** Null: everyone. */
  employees: readonly Id[] | null
}

/** An employee's month, recalculated. */
export interface Recalculated {
  employee: Id
  owed: ArrearsInput | null
  /** Everything on record that counts for it, settled or not. */
  late: readonly LateDay[]
  month: Month
  salary: readonly Salary[]
  /** Overtime of a month paid in full, and what was settled for it; null where its own payslip stands. */
  whole: { minutes: number; settled: readonly ArrearsInput[] } | null
}
