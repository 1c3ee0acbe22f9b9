import { importRoutes as contract } from '@muster/contract/employees/import.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { importEmployees } from './import-employees.ts'

export const importRoutes = serve(contract, {
  'POST /api/v1/employee/import': ({ tx, app, actor, body, files }) =>
    importEmployees(tx, app, actor, files.file, body),
})
