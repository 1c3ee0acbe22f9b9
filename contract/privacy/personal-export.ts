import type { Permission } from '../permissions.ts'

/** An archive is kept for so many days, and deleted then. */
export const exportKeptDays = 7
/** So many archives of one person may be requested by one account in 24 hours. */
export const exportsPerDay = 3

/** Whoever exports the data of somebody else may see each part of it anyhow, and holds all of these. */
export const exportPermissions = [
  'allEmployeeWrite',
  'employeeIdentityRead',
  'employeeBankRead',
  'employeeSalaryRead',
  'employeeDocumentRead',
] as const satisfies readonly Permission[]
