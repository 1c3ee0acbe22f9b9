import { t } from '@lingui/core/macro'
import { requestDecisions } from '../../app/tables/request-decisions.ts'
import { hold } from '../../shared/snackbar/held.ts'
import type { RequestRow } from './request-text.ts'

/** Decides a request from the dashboard, unless Undo is pressed; then what shows requests is read again. `done`: "approved". */
export function decide(row: RequestRow, body: { status: 'approved' | 'rejected'; note?: string }, done: string): void {
  hold({
    key: row._id,
    group: row.type,
    told: t`${row.title} of ${row.requester.name} ${done}`,
    send: async () => requestDecisions[row.type]?.(row._id, body),
  })
}
