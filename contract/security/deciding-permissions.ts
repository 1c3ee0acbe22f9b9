import type { Permission } from '../permissions.ts'

/** Each of these lets its holder decide some kind of change that needs a second person. */
export const decidingPermissions = [
  'payRollHistoryWrite',
  'employeeSalaryWrite',
  'employeeBankWrite',
  'payRunConfigWrite',
  'salaryTemplateWrite',
  'access_statutory_settings',
  'permissionWrite',
] as const satisfies readonly Permission[]
