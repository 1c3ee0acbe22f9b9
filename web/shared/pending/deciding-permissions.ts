import type { Permission } from '@muster/contract/permissions.ts'

/** Any one of these lets somebody decide changes of some kind. */
export const decidingPermissions: readonly Permission[] = [
  'payRollHistoryWrite',
  'employeeSalaryWrite',
  'employeeBankWrite',
  'payRunConfigWrite',
  'salaryTemplateWrite',
  'access_statutory_settings',
  'permissionWrite',
]
