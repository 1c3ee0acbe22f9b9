import type { Permission } from '../permissions.ts'

/** Any one of these lets somebody decide changes of some kind that need a second person. */
export const decidingPermissions = [
  'payRollHistoryWrite',
  'employeeSalaryWrite',
  'employeeBankWrite',
  'payRunConfigWrite',
  'salaryTemplateWrite',
  'access_statutory_settings',
  'permissionWrite',
] as const satisfies readonly Permission[]
