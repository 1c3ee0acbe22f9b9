import { employeeTab as signIn } from '../../features/identity/parts.ts'
import { employeeTab as documents } from '../../features/documents/parts.ts'
import { employeeTab as leave } from '../../features/leave/parts.ts'
import { employeeTab as letters } from '../../features/letters/parts.ts'
import { employeeTabs as payroll } from '../../features/payroll/parts.ts'
import { employeeTab as privacy } from '../../features/privacy/parts.ts'
import { employeeTab as procurement } from '../../features/procurement/parts.ts'
import type { EmployeeTab } from '../../shared/contributions.ts'

/** Features' tabs of an employee, in display order. */
export const employeeTabs: readonly EmployeeTab[] = [
  ...payroll,
  leave,
  procurement,
  documents,
  letters,
  signIn,
  privacy,
]
