import { requestDecisions } from '../../app/tables/request-decisions.ts'
import { hold } from '../../shared/snackbar/held.ts'
import type { RequestRow } from './request-text.ts'

/** Decides a request from the dashboard, unless Undo is pressed; then what shows requests is read again. `told` says what was done. */
export function decide(row: RequestRow, body: { status: 'approved' | 'rejected'; note?: string }, told: string): void {
  hold({
    key: row._id,
    group: row.type,
    told,
    send: async () => requestDecisions[row.type]?.(row._id, body),
  })
}
