import type { ImportKind } from '@muster/contract/imports/import-needs.ts'
import type { ImportView } from './import-view.ts'
import { attendanceView } from './kinds/attendance.ts'
import { employeesView } from './kinds/employees.ts'
import { familyView } from './kinds/family.ts'
import { holidaysView } from './kinds/holidays.ts'
import { leaveBalancesView } from './kinds/leave-balances.ts'
import { loansView } from './kinds/loans.ts'
import { payByMonthView, payTotalsView } from './kinds/opening-pay.ts'
import { salariesView } from './kinds/salaries.ts'

/** The view of each kind of import. */
const importViews = {
  employees: employeesView,
  family: familyView,
  holidays: holidaysView,
  leaveBalances: leaveBalancesView,
  attendance: attendanceView,
  salaries: salariesView,
  loans: loansView,
  payByMonth: payByMonthView,
  payTotals: payTotalsView,
} satisfies { [K in ImportKind]: ImportView<K> }

/** For screens that only use what all kinds have in common. */
export function viewOf(kind: ImportKind): Omit<ImportView, 'columns'> & { columns: Readonly<Record<string, string>> } {
  return importViews[kind]
}
