import { api } from '../../shared/call/api.ts'
import { invalidate } from '../../shared/call/use-api.ts'
import { leaveReads } from './leave-reads.ts'

/** From outside the inbox, such as the dashboard. The call outlives the page. */
export function decideLeave(id: string, body: { status: 'approved' | 'rejected'; note?: string }): Promise<unknown> {
  return api('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body, keepalive: true }).finally(() =>
    invalidate(...leaveReads),
  )
}
