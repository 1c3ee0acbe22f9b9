import type { Permission } from '../permissions.ts'
import type { TwoPersonArea } from '../security/two-person-areas.ts'
import type { ImportColumn, ImportTable } from './import-column.ts'
import { employeesTable } from './kinds/employees.ts'
import { holidaysTable } from './kinds/holidays.ts'
import { loansTable } from './kinds/loans.ts'
import { payByMonthTable, payTotalsTable } from './kinds/opening-pay.ts'
import { salariesTable } from './kinds/salaries.ts'

/** What can be imported, in the order in which it is offered, the permission it takes, and what a second person looks at. */
export const importKinds = {
  employees: { ...employeesTable, needs: 'allEmployeeWrite' },
  holidays: { ...holidaysTable, needs: 'calendarWrite' },
  salaries: { ...salariesTable, needs: 'employeeSalaryWrite', area: 'salary' },
  loans: { ...loansTable, needs: 'employeeSalaryWrite', area: 'loan' },
  payByMonth: { ...payByMonthTable, needs: 'employeeSalaryWrite', area: 'salary' },
  payTotals: { ...payTotalsTable, needs: 'employeeSalaryWrite', area: 'salary' },
} as const satisfies Record<string, ImportTable & { needs: Permission; area?: TwoPersonArea }>

export type ImportKind = keyof typeof importKinds
export const importKindNames = Object.keys(importKinds) as [ImportKind, ...ImportKind[]]

export type ColumnOf<K extends ImportKind> = keyof (typeof importKinds)[K]['columns'] & string

/** Any of these opens the list of imports. */
export const importPermissions = [
  ...new Set(importKindNames.map((kind) => importKinds[kind].needs)),
] as readonly Permission[]

/** What a second person looks at before a file of this kind is imported or undone; null where one person alone may. */
export function areaOfImport(kind: ImportKind): TwoPersonArea | null {
  const about = importKinds[kind]
  return 'area' in about ? about.area : null
}

/** The columns of a kind, whichever it is. */
export function columnsOfImport(kind: ImportKind): Readonly<Record<string, ImportColumn>> {
  return importKinds[kind].columns
}

/** What a file may be. */
export const importTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const
export const importBytes = 5 * 1024 * 1024
export const mostImported = 20_000

/** People who can be invited by their import; more are invited from the list. */
export const mostInvited = 250

/** An import that was not started is deleted after so many days; what an import changed can be undone for so many. */
export const draftDays = 7
export const undoDays = 90
