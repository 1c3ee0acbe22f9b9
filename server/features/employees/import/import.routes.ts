import { importRoutes as contract } from '@muster/contract/employees/import.routes.ts'
import { inWords } from '../../../platform/language/in-words.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { importEmployees } from './import-employees.ts'

export const importRoutes = serve(contract, {
  'POST /api/v1/employee/import': async ({ tx, app, actor, body, files, language }) =>
    inWords(await importEmployees(tx, app, actor, files.file, body), language),
})
