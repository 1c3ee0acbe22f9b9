import { requestCalls } from '../approvals/request-routes.ts'
import { defineRoutes } from '../routes.ts'
import { ProcurementDetails, ProcurementDraft, ProcurementPreview, ProcurementPreviewInput } from './procurement.ts'

const calls = requestCalls('procurement')

export const procurementRoutes = defineRoutes({
  'POST /api/v1/employee/procurement-request': { ...calls.submit(ProcurementDraft), maxBytes: 96 * 1024 },
  'GET /api/v1/employee/procurement-request': calls.own,
  'GET /api/v1/employee/procurement-approval': calls.inbox,
  'GET /api/v1/employee/procurement-approval/{id}': calls.one(ProcurementDetails),
  'PUT /api/v1/employee/procurement-approval/{id}': calls.decide,
  'PUT /api/v1/employee/procurement-note/{id}': calls.note,
  'PUT /api/v1/employee/procurement-cancel/{id}': calls.cancel,
  'POST /api/v1/employee/procurement-preview': {
    maxBytes: 96 * 1024,
    access: 'procurementWrite',
    reads: true,
    summary: 'What a procurement request would come to, how its quotes compare, and what is wrong with it.',
    body: ProcurementPreviewInput,
    reply: ProcurementPreview,
  },
})
