import { expect, test } from 'vitest'
import { doors, webDoors } from './doors.ts'
import { importFaults } from './import-law.ts'

const faults = (path: string, text: string) => importFaults([{ path, text }])

test.each([
  ['contract/leave/leave.routes.ts', "import { share } from '@muster/engine/money.ts'"],
  ['engine/money.ts', "import type { Paise } from '@muster/contract/values.ts'"],
  ['server/platform/config.ts', "import { leaveFeature } from '../features/leave/index.ts'"],
  ['server/features/leave/leave.ts', "import { Button } from '@muster/web/shared/ui/button.tsx'"],
  ['server/features/leave/leave.ts', "import { build } from '../../app/build.ts'"],
  ['server/features/leave/leave.ts', "import { employeeOf } from '../employees/employee.queries.ts'"],
  ['server/features/leave/leave.ts', "import { payslipOf } from '../payroll/index.ts'"],
  ['web/shared/ui/panel.tsx', "import { screens } from '../../features/leave/screens.ts'"],
  ['web/shared/call/api.ts', "import { routes } from '@muster/contract/all-routes.ts'"],
  ['web/shared/form/form.tsx', "import { ShiftInput } from '@muster/contract/organisation/shift.routes.ts'"],
  ['web/features/leave/leave-screen.tsx', "import { Payslip } from '../payroll/payslip.tsx'"],
  ['web/features/leave/leave-screen.tsx', "const load = () => import('../payroll/payslip.tsx')"],
  ['web/features/employees/employees-screen.tsx', "import { Payslip } from '../payroll/payslip.tsx'"],
  ['web/features/employees/employees-screen.tsx', "import { parts } from '../payroll/parts.ts'"],
  ['web/features/dashboard/dashboard-screen.tsx', "import { Balance } from '../leave/index.ts'"],
  ['web/features/dashboard/dashboard-screen.tsx', "import { menu } from '../../app/shell/menu.ts'"],
  ['web/app/tables/profile-tabs.ts', "import { Bell } from '../../features/notifications/bell.tsx'"],
  ['web/app/tables/profile-tabs.ts', "import { menu } from '../shell/menu.ts'"],
  ['web/app/router.tsx', "import { Inbox } from '../features/approvals/inbox.tsx'"],
  ['web/shared/ui/panel.tsx', "import { tabs } from '../../app/tables/employee-tabs.ts'"],
  ['web/app/router.tsx', "export { tables } from '@muster/server/db/tables.ts'"],
  ['server/features/leave/leave.test.ts', "import { api } from '@muster/web/shared/call/api.ts'"],
])('%s may not import %s', (path, text) => {
  expect(faults(path, text)).toHaveLength(1)
})

test.each([
  ['server/features/leave/leave.ts', "import { employeeOf } from '../employees/index.ts'"],
  ['server/features/leave/leave.ts', "import { now } from '../../platform/clock.ts'"],
  ['server/features/leave/leave.test.ts', "import { addEmployee } from '../employees/testing/employee.ts'"],
  ['server/app/features.ts', "import { leaveFeature } from '../features/leave/index.ts'"],
  ['web/shared/call/api.ts', "import type { AllRoutes } from '@muster/contract/all-routes.ts'"],
  ['web/features/leave/form.tsx', "const load = () => import('@muster/contract/leave/leave.routes.ts')"],
  ['web/features/leave/inbox-screen.tsx', "import { Inbox } from '../approvals/index.ts'"],
  ['web/features/leave/inbox-screen.tsx', "import { facts } from './request/facts.tsx'"],
  ['web/features/employees/employees-screen.tsx', "import { tabs } from '../../app/tables/employee-tabs.ts'"],
  ['web/features/leave/leave.test.tsx', "import { Payslip } from '../payroll/payslip.tsx'"],
  ['web/app/tables/employee-tabs.ts', "import { leaveTab } from '../../features/leave/parts.ts'"],
  ['web/app/tables/calendar-effects.ts', "import { Effect } from '../../features/leave/index.ts'"],
  ['web/app/router.tsx', "import { screens } from '../features/leave/screens.ts'"],
  ['server/features/leave/leave.ts', "import { sql } from 'kysely'"],
])('%s may import %s', (path, text) => {
  expect(faults(path, text)).toEqual([])
})

test('an import over several lines is found, with its line', () => {
  expect(faults('engine/day.ts', "// days\nimport {\n  Id,\n  Day,\n} from '@muster/contract/values.ts'\n")).toEqual([
    'engine/day.ts:2 imports contract/values.ts: engine may import engine only.',
  ])
})

test.each(['leave', 'expenses', 'calendar', 'support', 'notifications'])(
  '%s is removed from the web with its folder and its lines in the tables: no other feature knows it',
  (feature) => {
    expect(Object.entries(webDoors).filter(([, others]) => others.includes(feature))).toEqual([])
  },
)

test.each(['leave', 'expenses', 'dashboard', 'integrations', 'documents', 'privacy', 'notes', 'support'])(
  '%s is removed from the server with its folder and its lines in the tables of server/app: no other feature calls it',
  (feature) => {
    expect(Object.entries(doors).filter(([, others]) => others.includes(feature))).toEqual([])
  },
)
