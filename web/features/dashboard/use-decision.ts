import { useCall } from '../../shared/call/use-call.ts'
import type { RequestRow } from './request-text.ts'

/** Decides a leave from the dashboard; what shows requests is read again. */
export function useDecision() {
  const call = useCall('PUT /api/v1/employee/leave-approval/{id}', {
    stale: [
      'GET /api/v1/dashboard/recent-approval',
      'GET /api/v1/dashboard/second',
      'GET /api/v1/dashboard/out',
      'GET /api/v1/employee/all-leave',
      'GET /api/v1/employee/leave/{id}',
      'GET /api/v1/employee/approval-counts',
    ],
  })
  const decide = (row: RequestRow, body: { status: 'approved' | 'rejected'; note?: string }) =>
    call.run({ params: { id: row._id }, body })
  return { decide, pending: call.pending }
}
