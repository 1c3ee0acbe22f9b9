import { t } from '@lingui/core/macro'
import type { ImportColumn } from '@muster/contract/employees/import-columns.ts'

export const columnLabels: Readonly<Record<ImportColumn, string>> = {
  code: t`Employee ID`,
  firstName: t`First name`,
  lastName: t`Last name`,
  workEmail: t`Work email`,
  phone: t`Mobile`,
  designation: t`Designation`,
  department: t`Department`,
  role: t`Role`,
  reportsTo: t`Reports to`,
  location: t`Location`,
  shift: t`Shift`,
  employmentType: t`Employment type`,
  joinedOn: t`Date of joining`,
  probationDays: t`Probation days`,
}
