import { employeeSalaryRoutes as contract } from '@muster/contract/payroll/salary/employee-salary.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { salaryGuard } from '../second-person/pay-guard.ts'
import { giveSalary, salaries } from './salary.ts'

const served = serve(contract, {
  'POST /api/v1/employee/salary': ({ tx, actor, body: { employeeId, ...salary } }) =>
    giveSalary(tx, actor, employeeId, salary),
  // The company admin has no employee record and so no pay.
  'GET /api/v1/employee/self-salary': ({ tx, actor }) =>
    actor.employee === null ? { salaries: [] } : salaries(tx, actor.employee),
  'GET /api/v1/employee/salary/{id}': ({ tx, params }) => salaries(tx, params.id),
  'PUT /api/v1/employee/salary/{id}': ({ tx, actor, params, body }) => giveSalary(tx, actor, params.id, body),
})

export const salaryRoutes = guarded(contract, served, {
  'POST /api/v1/employee/salary': ({ tx, body }) => salaryGuard(tx, body.employeeId, body),
  'PUT /api/v1/employee/salary/{id}': ({ tx, params, body }) => salaryGuard(tx, params.id, body),
})
