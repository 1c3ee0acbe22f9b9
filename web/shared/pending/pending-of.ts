/** The read of what awaits a second person about a record: one key for all who show it, so that it is asked once. */
export function pendingOf(recordId: string | null) {
  const sent = { query: { view: 'pending' as const, recordId: recordId ?? '', limit: 50 } }
  return [recordId === null ? null : ('GET /api/v1/user/pending-change' as const), sent] as const
}
