import { ownRecordRoutes as contract } from '@muster/contract/employees/own-record.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { oneEmployee } from './change-employee.ts'

export const ownRecordRoutes = serve(contract, {
  'GET /api/v1/employee/profile': ({ tx, actor }) => (actor.employee === null ? null : oneEmployee(tx, actor.employee)),
  'GET /api/v1/employee/work-details': ({ tx, actor }) =>
    actor.employee === null ? null : oneEmployee(tx, actor.employee),
})
