import type { AnnualRow } from './annual-row.ts'
import { attendanceRows } from './attendance-rows.ts'
import { benefitRows } from './benefit-rows.ts'
import { wageRows } from './wage-rows.ts'

/** Every figure of the annual return in order, with its definition and source. */
export const annualRows: readonly AnnualRow[] = [...attendanceRows, ...wageRows, ...benefitRows]
