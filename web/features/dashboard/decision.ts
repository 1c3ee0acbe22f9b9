import { api } from '../../shared/call/api.ts'
import { invalidate } from '../../shared/call/use-api.ts'
import { leaveReads } from '../../shared/leave/leave-reads.ts'
import { hold } from '../../shared/snackbar/held.ts'
import type { RequestRow } from './request-text.ts'

/** Decides a leave from the dashboard, unless Undo is pressed; then what shows requests is read again. `done`: "approved". */
export function decide(row: RequestRow, body: { status: 'approved' | 'rejected'; note?: string }, done: string): void {
  hold({
    key: row._id,
    group: row.type,
    told: `${row.title} of ${row.requester.name} ${done}`,
    send: () =>
      api('PUT /api/v1/employee/leave-approval/{id}', { params: { id: row._id }, body, keepalive: true }).finally(() =>
        invalidate(...leaveReads),
      ),
  })
}
