import type { Id, Month } from '@muster/contract/values.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import type { ArrearsInput } from '@muster/engine/payroll/arrears/arrears-input.ts'
import type { Salary } from '@muster/engine/payroll/payslip/payslip-input.ts'
import type { LateDay } from '../../../attendance/index.ts'
import type { SalaryRow } from '../inputs/inputs.queries.ts'

export interface ArrearsQuestion {
  book: LawBook
  month: Month
  run: Id
  salaryOf: (rows: readonly SalaryRow[]) => Salary[]
  /** Whether loss of pay that was recorded late is settled. */
  countsLateDays: boolean
  /** Null: of everybody. */
  employees: readonly Id[] | null
}

/** A month of somebody that was calculated again. */
export interface Recalculated {
  employee: Id
  owed: ArrearsInput | null
  /** Everything on record that it counts, settled or not. */
  late: readonly LateDay[]
  month: Month
  salary: readonly Salary[]
  /** Overtime of a month that is paid whole, and what was settled for it; null where its own payslip stands. */
  whole: { minutes: number; settled: readonly ArrearsInput[] } | null
}
