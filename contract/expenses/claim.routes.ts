import { requestCalls } from '../approvals/request-routes.ts'
import { defineRoutes } from '../routes.ts'
import { ClaimDetails, ClaimDraft, ClaimPreview, ClaimPreviewInput } from './claim.ts'

const calls = requestCalls('claim')

export const claimRoutes = defineRoutes({
  'POST /api/v1/employee/claims-request': calls.submit(ClaimDraft),
  'GET /api/v1/employee/claims-request': calls.own,
  'GET /api/v1/employee/all-claims': calls.inbox,
  'GET /api/v1/employee/claims-approval/{id}': calls.one(ClaimDetails),
  'PUT /api/v1/employee/claims-approval/{id}': calls.decide,
  'PUT /api/v1/employee/claims-note/{id}': calls.note,
  'PUT /api/v1/employee/claims-cancel/{id}': calls.cancel,
  'POST /api/v1/employee/claims-preview': {
    access: 'claimWrite',
    reads: true,
    summary: 'What a claim would come to, run into and repeat.',
    body: ClaimPreviewInput,
    reply: ClaimPreview,
  },
})
