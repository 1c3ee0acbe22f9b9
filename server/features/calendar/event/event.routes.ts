import { eventRoutes as contract } from '@muster/contract/calendar/event.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { addEvent, answerEvent, changeEvent, eventsBetween, removeEvent } from './event.ts'

export const eventRoutes = serve(contract, {
  'GET /api/v1/employee/event-scheduling': ({ tx, actor, query }) => eventsBetween(tx, actor, query),
  'POST /api/v1/employee/event-scheduling': ({ tx, actor, body }) => addEvent(tx, actor, body),
  'PUT /api/v1/employee/event-scheduling/{id}': ({ tx, actor, params, body }) =>
    changeEvent(tx, actor, params.id, body),
  'DELETE /api/v1/employee/event-scheduling/{id}': ({ tx, actor, params }) => removeEvent(tx, actor, params.id),
  'PUT /api/v1/employee/event-answer/{id}': ({ tx, actor, params, body }) =>
    answerEvent(tx, actor, params.id, body.answer),
})
