import { z } from 'zod'
import { requestCalls } from '../approvals/request-routes.ts'
import { defineRoutes } from '../routes.ts'
import { Day, Paise, sentAsText, text } from '../values.ts'

const calls = requestCalls('parking')

export const ParkingDraft = z.object({
  reason: text('a reason', 200),
  lines: sentAsText(
    z
      .array(
        z.object({
          day: Day,
          words: text('a place', 100),
          total: Paise.min(1, 'Enter what it cost'),
          bills: z.array(z.int()).max(5).default([]),
        }),
      )
      .max(50, 'At most 50 lines'),
  ),
})

export const parkingRoutes = defineRoutes({
  'POST /api/v1/employee/parking': calls.submit(ParkingDraft),
  'GET /api/v1/employee/parking': calls.own,
  'GET /api/v1/employee/all-parking': calls.inbox,
  'GET /api/v1/employee/parking/{id}': calls.one(z.object({ places: z.array(z.string()) })),
  'PUT /api/v1/employee/parking-approval/{id}': calls.decide,
  'PUT /api/v1/employee/parking-note/{id}': calls.note,
  'PUT /api/v1/employee/parking-cancel/{id}': calls.cancel,
  'PUT /api/v1/employee/parking-stage/{id}': calls.advance,
})
