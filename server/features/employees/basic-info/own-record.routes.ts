import { ownRecordRoutes as contract } from '@muster/contract/employees/own-record.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { oneEmployee } from './change-employee.ts'
import { addOwnRecord } from './own-record.ts'

export const ownRecordRoutes = serve(contract, {
  'POST /api/v1/employee/own-record': ({ tx, app, actor, body }) => addOwnRecord(tx, app, actor, body),
  'GET /api/v1/employee/profile': ({ tx, actor }) => (actor.employee === null ? null : oneEmployee(tx, actor.employee)),
  'GET /api/v1/employee/work-details': ({ tx, actor }) =>
    actor.employee === null ? null : oneEmployee(tx, actor.employee),
})
