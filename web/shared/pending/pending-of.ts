/** The read of a record's changes pending approval: one key for all who show it, so that it is fetched once. */
export function pendingOf(recordId: string | null) {
  const sent = { query: { view: 'pending' as const, recordId: recordId ?? '', limit: 50 } }
  return [recordId === null ? null : ('GET /api/v1/user/pending-change' as const), sent] as const
}
