import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id } from '../values.ts'
import { OpenAdvance, TravelRule } from './travel.ts'

const params = z.object({ id: Id })

export const travelFinanceRoutes = defineRoutes({
  'GET /api/v1/user/travel-advance': {
    access: 'payRollHistoryRead',
    ofPeople: true,
    summary: 'Advances that were paid and neither settled nor recovered, the oldest trip first.',
    paging: 'page',
    query: z.object({ search: z.string().trim().max(100).optional() }),
    reply: z.array(OpenAdvance),
  },
  'POST /api/v1/user/travel-advance/{id}/recovery': {
    access: 'payRollHistoryWrite',
    summary: 'Recovers an advance that was not settled from the next pay. Not for oneself.',
    params,
    body: z.object({}),
    reply: z.null(),
    message: 'The advance is recovered from the next pay',
  },
  'GET /api/v1/user/travel-rule': {
    access: ['payRunConfigRead', 'travelWrite'],
    summary: 'How much of an estimate can be advanced, and when travellers are reminded to settle.',
    reply: TravelRule,
  },
  'PUT /api/v1/user/travel-rule': {
    access: 'payRunConfigWrite',
    summary: 'Changes how much can be advanced and when travellers are reminded; later requests follow it.',
    body: TravelRule,
    reply: z.null(),
    message: 'Travel rules saved',
  },
})
