import { holidayRoutes as contract } from '@muster/contract/calendar/holiday.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { addHoliday, changeHoliday, holidaysOf, removeHoliday } from './holiday.ts'

export const holidayRoutes = serve(contract, {
  'GET /api/v1/employee/holiday': ({ tx, query }) => holidaysOf(tx, query.year),
  'POST /api/v1/employee/holiday': ({ tx, body }) => addHoliday(tx, body),
  'PUT /api/v1/employee/holiday/{id}': ({ tx, params, body }) => changeHoliday(tx, params.id, body),
  'DELETE /api/v1/employee/holiday/{id}': ({ tx, params }) => removeHoliday(tx, params.id),
})
