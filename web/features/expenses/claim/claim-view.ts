import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import type { Claim } from './claim.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import type { RequestView } from '../../approvals/index.ts'
import { claimReads } from './claim-reads.ts'

/** Expense claims in the screens shared by all requests. */
export const claimView: RequestView<Claim> = {
  type: 'claim',
  title: t`Claim`,
  noun: t`claim`,
  plural: t`claims`,
  empty: t`No claims yet. Add a bill to start one.`,
  useOwn: (query) => useApi('GET /api/v1/employee/claims-request', { query }),
  useInbox: (query) => useApi('GET /api/v1/employee/all-claims', { query }),
  inboxBegins: 5,
  useOne: (id) =>
    useApi(id === null ? null : 'GET /api/v1/employee/claims-approval/{id}', { params: { id: id ?? '' } }),
  decide: (id, body) => api('PUT /api/v1/employee/claims-approval/{id}', { params: { id }, body, keepalive: true }),
  note: (id, note) => api('PUT /api/v1/employee/claims-note/{id}', { params: { id }, body: { note } }),
  cancel: (id, note) =>
    api('PUT /api/v1/employee/claims-cancel/{id}', { params: { id }, body: note === undefined ? {} : { note } }),
  stale: claimReads,
  Form: lazyPart(() => import('./claim-form.tsx').then((file) => ({ default: file.ClaimForm }))),
  Facts: lazyPart(() => import('./claim-facts.tsx').then((file) => ({ default: file.ClaimFacts }))),
  Context: () => null,
}
