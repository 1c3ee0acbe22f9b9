import { screens as approvals } from '../features/approvals/screens.ts'
import { screens as attendance } from '../features/attendance/screens.ts'
import { screens as calendar } from '../features/calendar/screens.ts'
import { screens as dashboard } from '../features/dashboard/screens.ts'
import { screens as employees } from '../features/employees/screens.ts'
import { screens as identity } from '../features/identity/screens.ts'
import { screens as expenses } from '../features/expenses/screens.ts'
import { screens as imports } from '../features/imports/screens.ts'
import { screens as integrations } from '../features/integrations/screens.ts'
import { screens as leave } from '../features/leave/screens.ts'
import { screens as letters } from '../features/letters/screens.ts'
import { screens as notifications } from '../features/notifications/screens.ts'
import { screens as organisation } from '../features/organisation/screens.ts'
import { screens as payroll } from '../features/payroll/screens.ts'
import { screens as privacy } from '../features/privacy/screens.ts'
import { screens as procurement } from '../features/procurement/screens.ts'
import { screens as reports } from '../features/reports/screens.ts'
import { screens as security } from '../features/security/screens.ts'
import { screens as setup } from '../features/setup/screens.ts'
import { screens as support } from '../features/support/screens.ts'
import type { Screen } from '../shared/screen.ts'

/** Every screen of the product. */
export const screens: readonly Screen[] = [
  ...identity,
  ...support,
  ...dashboard,
  ...organisation,
  ...letters,
  ...reports,
  ...payroll,
  ...employees,
  ...attendance,
  ...leave,
  ...expenses,
  ...procurement,
  ...approvals,
  ...calendar,
  ...notifications,
  ...privacy,
  ...security,
  ...integrations,
  ...imports,
  ...setup,
]
