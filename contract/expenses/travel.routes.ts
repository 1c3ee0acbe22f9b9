import { z } from 'zod'
import { requestCalls } from '../approvals/request-routes.ts'
import { defineRoutes } from '../routes.ts'
import { Id } from '../values.ts'
import {
  SettlementDraft,
  SettlementPreview,
  SettlementPreviewInput,
  TravelDetails,
  TravelledInput,
  TripDraft,
  TripPreview,
  TripPreviewInput,
} from './travel.ts'

const calls = requestCalls('travel')
const params = z.object({ id: Id })

export const travelRoutes = defineRoutes({
  'POST /api/v1/employee/travel-expense-request': calls.submit(TripDraft),
  'GET /api/v1/employee/travel-expense-request': calls.own,
  'GET /api/v1/employee/travel-expense-approval': calls.inbox,
  'GET /api/v1/employee/travel-expense-approval/{id}': calls.one(TravelDetails),
  'PUT /api/v1/employee/travel-expense-approval/{id}': calls.decide,
  'PUT /api/v1/employee/travel-expense-note/{id}': calls.note,
  'PUT /api/v1/employee/travel-expense-cancel/{id}': calls.cancel,
  'POST /api/v1/employee/travel-expense-preview': {
    access: 'travelWrite',
    reads: true,
    summary: 'What a trip is estimated at, what limits apply, and how much can be advanced.',
    body: TripPreviewInput,
    reply: TripPreview,
  },
  'PUT /api/v1/employee/travel-expense-travelled/{id}': {
    access: 'travelWrite',
    summary: "Marks one's own approved trip as travelled before its last day is over.",
    params,
    body: TravelledInput,
    reply: z.null(),
    message: 'Trip marked as travelled',
  },
  'POST /api/v1/employee/travel-expense-settlement': {
    ...calls.submit(SettlementDraft),
    summary: 'Sends the settlement of a trip: what was spent, with bills.',
    message: 'Settlement sent',
  },
  'POST /api/v1/employee/travel-expense-settlement-preview': {
    access: 'travelWrite',
    reads: true,
    summary: 'What a settlement would come to beside the estimate, and what would be paid or recovered.',
    body: SettlementPreviewInput,
    reply: SettlementPreview,
  },
})
