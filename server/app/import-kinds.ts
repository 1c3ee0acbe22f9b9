import type { ImportKind } from '@muster/contract/imports/import-needs.ts'
import { attendanceImport } from '../features/attendance/index.ts'
import { holidaysImport } from '../features/calendar/index.ts'
import { employeesImport, familyImport } from '../features/employees/index.ts'
import type { AnyImportKind } from '../features/imports/index.ts'
import { leaveBalancesImport } from '../features/leave/index.ts'
import { loansImport, payByMonthImport, payTotalsImport, salariesImport } from '../features/payroll/index.ts'

/** The handlers of imported rows: one line per kind. */
export const importKinds = {
  employees: employeesImport,
  family: familyImport,
  holidays: holidaysImport,
  leaveBalances: leaveBalancesImport,
  attendance: attendanceImport,
  salaries: salariesImport,
  loans: loansImport,
  payByMonth: payByMonthImport,
  payTotals: payTotalsImport,
} satisfies Record<ImportKind, AnyImportKind>
