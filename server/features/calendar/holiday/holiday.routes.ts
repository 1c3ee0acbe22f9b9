import { holidayRoutes as contract } from '@muster/contract/calendar/holiday.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { addHoliday, changeHoliday, holidaysOf, removeHoliday } from './holiday.ts'

export const holidayRoutes = serve(contract, {
  'GET /api/v1/employee/holiday': ({ tx, query }) => holidaysOf(tx, query.year),
  'POST /api/v1/employee/holiday': ({ tx, actor, body }) => addHoliday(tx, actor, body),
  'PUT /api/v1/employee/holiday/{id}': ({ tx, actor, params, body }) => changeHoliday(tx, actor, params.id, body),
  'DELETE /api/v1/employee/holiday/{id}': ({ tx, actor, params }) => removeHoliday(tx, actor, params.id),
})
