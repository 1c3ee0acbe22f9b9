import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import type { RequestView } from '../../approvals/index.ts'
import type { Travel } from './travel.ts'
import { travelReads } from './travel-reads.ts'

/** Trips and their settlements in the screens shared by all requests. */
export const travelView: RequestView<Travel> = {
  type: 'travel',
  title: t`Travel`,
  noun: t`travel request`,
  plural: t`travel requests`,
  empty: t`No travel requests yet. Plan your first trip.`,
  amountLabel: ({ details }) => (details.kind === 'trip' ? t`Estimate` : t`Spent`),
  useOwn: (query) => useApi('GET /api/v1/employee/travel-expense-request', { query }),
  useInbox: (query) => useApi('GET /api/v1/employee/travel-expense-approval', { query }),
  useOne: (id) =>
    useApi(id === null ? null : 'GET /api/v1/employee/travel-expense-approval/{id}', { params: { id: id ?? '' } }),
  decide: (id, body) =>
    api('PUT /api/v1/employee/travel-expense-approval/{id}', { params: { id }, body, keepalive: true }),
  note: (id, note) => api('PUT /api/v1/employee/travel-expense-note/{id}', { params: { id }, body: { note } }),
  cancel: (id, note) =>
    api('PUT /api/v1/employee/travel-expense-cancel/{id}', {
      params: { id },
      body: note === undefined ? {} : { note },
    }),
  stale: travelReads,
  Form: lazyPart(() => import('./trip-form.tsx').then((file) => ({ default: file.TripForm }))),
  Facts: lazyPart(() => import('./travel-facts.tsx').then((file) => ({ default: file.TravelFacts }))),
  Context: lazyPart(() => import('./travel-context.tsx').then((file) => ({ default: file.TravelContext }))),
}
