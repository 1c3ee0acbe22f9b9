import type { Permission } from '../permissions.ts'

/** Days until an archive is deleted. */
export const exportKeptDays = 7
/** Maximum number of archives of one person that one account may request in 24 hours. */
export const exportsPerDay = 3

/** Exporting another person's data requires all of these, so that the exporter may see each part of it anyway. */
export const exportPermissions = [
  'allEmployeeWrite',
  'employeeIdentityRead',
  'employeeBankRead',
  'employeeSalaryRead',
  'employeeDocumentRead',
] as const satisfies readonly Permission[]
