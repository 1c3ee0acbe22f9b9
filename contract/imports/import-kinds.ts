import type { ImportColumn, ImportTable } from './import-column.ts'
import { type ImportKind, importNeeds } from './import-needs.ts'
import { attendanceTable } from './kinds/attendance.ts'
import { employeesTable } from './kinds/employees.ts'
import { familyTable } from './kinds/family.ts'
import { holidaysTable } from './kinds/holidays.ts'
import { leaveBalancesTable } from './kinds/leave-balances.ts'
import { loansTable } from './kinds/loans.ts'
import { payByMonthTable, payTotalsTable } from './kinds/opening-pay.ts'
import { salariesTable } from './kinds/salaries.ts'

/** The columns of each kind, and what it needs. */
export const importKinds = {
  employees: { ...employeesTable, ...importNeeds.employees },
  family: { ...familyTable, ...importNeeds.family },
  holidays: { ...holidaysTable, ...importNeeds.holidays },
  leaveBalances: { ...leaveBalancesTable, ...importNeeds.leaveBalances },
  attendance: { ...attendanceTable, ...importNeeds.attendance },
  salaries: { ...salariesTable, ...importNeeds.salaries },
  loans: { ...loansTable, ...importNeeds.loans },
  payByMonth: { ...payByMonthTable, ...importNeeds.payByMonth },
  payTotals: { ...payTotalsTable, ...importNeeds.payTotals },
} as const satisfies Record<ImportKind, ImportTable>

export type ColumnOf<K extends ImportKind> = keyof (typeof importKinds)[K]['columns'] & string

/** The columns of a kind, whichever it is. */
export function columnsOfImport(kind: ImportKind): Readonly<Record<string, ImportColumn>> {
  return importKinds[kind].columns
}

export const mostImported = 20_000

/** Days until an import that was not started is deleted, and days during which an import can be undone. */
export const draftDays = 7
export const undoDays = 90
