import { expect, it } from 'vitest'
import { removableFaults } from './removable-law.ts'

const contract = {
  path: 'contract/leave/leave.routes.ts',
  text: "export const routes = {\n  'GET /api/v1/employee/leave/{id}': {},\n}",
}
const faults = (path: string, text: string) => removableFaults([contract, { path, text }])

it.each([
  ['contract/attendance/home.routes.ts', "import { DayPart } from '../leave/leave-request.ts'"],
  ['server/features/payroll/run.ts', "import { leave } from '../leave/index.ts'"],
  ['web/features/attendance/credit.ts', "\nconst reads = ['GET /api/v1/employee/leave/{id}']"],
])('%s would not compile without leave', (path, text) => {
  expect(faults(path, text)).toHaveLength(1)
})

it.each([
  ['contract/all-routes.ts', "import { leaveRoutes } from './leave/routes.ts'"],
  ['server/features/leave/leave.ts', "import { LeaveDraft } from '@muster/contract/leave/leave-request.ts'"],
  ['server/features/payroll/run.test.ts', "import { leave } from '../leave/index.ts'"],
  ['server/features/payroll/run.ts', "import { leaveOn } from '../../platform/leave/leave.ts'"],
  ['contract/approvals/request-routes.ts', "/**\n * `'GET /api/v1/employee/leave/{id}': calls.one()`.\n */"],
])('%s may name it', (path, text) => {
  expect(faults(path, text)).toEqual([])
})
