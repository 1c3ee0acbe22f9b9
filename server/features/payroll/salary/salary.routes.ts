import { employeeSalaryRoutes as contract } from '@muster/contract/payroll/salary/employee-salary.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { revisionArrears } from './revision-arrears.ts'
import { giveSalary, salaries } from './salary.ts'
import { salaryGuard } from './salary-guard.ts'

const served = serve(contract, {
  'POST /api/v1/employee/salary': ({ tx, actor, body: { employeeId, ...salary } }) =>
    giveSalary(tx, actor, employeeId, salary),
  'POST /api/v1/employee/salary-arrears': ({ tx, body: { employeeId, ...salary } }) =>
    revisionArrears(tx, employeeId, salary),
  // The company admin has no employee record and so no pay.
  'GET /api/v1/employee/self-salary': async ({ tx, actor, language }) =>
    actor.employee === null ? { salaries: [] } : translateAll(await salaries(tx, actor.employee), language),
  'GET /api/v1/employee/salary/{id}': async ({ tx, params, language }) =>
    translateAll(await salaries(tx, params.id), language),
  'PUT /api/v1/employee/salary/{id}': ({ tx, actor, params, body }) => giveSalary(tx, actor, params.id, body),
})

export const salaryRoutes = guarded(contract, served, {
  'POST /api/v1/employee/salary': ({ tx, body }) => salaryGuard(tx, body.employeeId, body),
  'PUT /api/v1/employee/salary/{id}': ({ tx, params, body }) => salaryGuard(tx, params.id, body),
})
