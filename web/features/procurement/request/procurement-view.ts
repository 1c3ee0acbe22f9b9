import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import type { RequestView } from '../../approvals/index.ts'
import type { Procurement } from '../procurement.ts'
import { procurementReads } from '../procurement-reads.ts'

/** Procurement requests in the screens shared by all requests. */
export const procurementView: RequestView<Procurement> = {
  type: 'procurement',
  title: t`Procurement`,
  noun: t`procurement request`,
  plural: t`procurement requests`,
  empty: t`No procurement requests yet. Submit your first request.`,
  useOwn: (query) => useApi('GET /api/v1/employee/procurement-request', { query }),
  useInbox: (query) => useApi('GET /api/v1/employee/procurement-approval', { query }),
  useOne: (id) =>
    useApi(id === null ? null : 'GET /api/v1/employee/procurement-approval/{id}', { params: { id: id ?? '' } }),
  decide: (id, body) =>
    api('PUT /api/v1/employee/procurement-approval/{id}', { params: { id }, body, keepalive: true }),
  note: (id, note) => api('PUT /api/v1/employee/procurement-note/{id}', { params: { id }, body: { note } }),
  cancel: (id, note) =>
    api('PUT /api/v1/employee/procurement-cancel/{id}', { params: { id }, body: note === undefined ? {} : { note } }),
  stale: procurementReads,
  byQuantity: true,
  ownFiles: ({ details }) => details.quotes.flatMap(({ file }) => file ?? []),
  Form: lazyPart(() => import('./procurement-form.tsx').then((file) => ({ default: file.ProcurementForm }))),
  Facts: lazyPart(() => import('./procurement-facts.tsx').then((file) => ({ default: file.ProcurementFacts }))),
  Context: lazyPart(() => import('./procurement-facts.tsx').then((file) => ({ default: file.ProcurementContext }))),
}
