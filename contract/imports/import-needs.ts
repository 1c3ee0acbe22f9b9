import type { Permission } from '../permissions.ts'
import type { TwoPersonArea } from '../security/two-person-areas.ts'

/**
 * The kinds of import, in the order offered: the permission needed, and what a second person reviews. Separate from the columns, because
 * the menu needs it on every page.
 */
export const importNeeds = {
  employees: { needs: 'allEmployeeWrite' },
  family: { needs: 'allEmployeeWrite' },
  holidays: { needs: 'calendarWrite' },
  leaveBalances: { needs: 'leavePolicyWrite' },
  attendance: { needs: 'attendanceWrite' },
  salaries: { needs: 'employeeSalaryWrite', area: 'salary' },
  loans: { needs: 'employeeSalaryWrite', area: 'loan' },
  payByMonth: { needs: 'employeeSalaryWrite', area: 'salary' },
  payTotals: { needs: 'employeeSalaryWrite', area: 'salary' },
} as const satisfies Record<string, { needs: Permission; area?: TwoPersonArea }>

export type ImportKind = keyof typeof importNeeds
export const importKindNames = Object.keys(importNeeds) as [ImportKind, ...ImportKind[]]

/** Any of these opens the list of imports. */
export const importPermissions = [
  ...new Set(importKindNames.map((kind) => importNeeds[kind].needs)),
] as readonly Permission[]

/** What a second person reviews before a file of this kind is imported or undone; null if one person may do it alone. */
export function areaOfImport(kind: ImportKind): TwoPersonArea | null {
  const about = importNeeds[kind]
  return 'area' in about ? about.area : null
}
