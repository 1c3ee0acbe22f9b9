import { invalidate } from '../../../shared/call/use-api.ts'
import { defer } from '../../../shared/snackbar/deferred.ts'
import type { RequestRow } from '../request-text.ts'

/** Decides a request from the dashboard, unless Undo is pressed; then refetches the reads that show requests. `text` is the message. */
export function decide(row: RequestRow, body: { status: 'approved' | 'rejected'; note?: string }, text: string): void {
  defer({
    key: row._id,
    group: row.type,
    text,
    send: () => send(row, body),
  })
}

async function send({ _id, type }: RequestRow, body: Parameters<typeof decide>[1]): Promise<unknown> {
  const { viewOf } = await import('../../../app/tables/request-views.ts')
  const view = viewOf(type)
  return view.decide(_id, body).finally(() => invalidate(...view.stale))
}
