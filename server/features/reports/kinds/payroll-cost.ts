import { payrollCostPeople, payrollCosts } from '../../payroll/index.ts'
import type { ReportKind } from '../report-kind.ts'

export const payrollCost: ReportKind = {
  cells: payrollCosts,
  people: (tx, p) => payrollCostPeople(tx, { ...p, sortBy: 'value', sortOrder: 'desc' }),
}
