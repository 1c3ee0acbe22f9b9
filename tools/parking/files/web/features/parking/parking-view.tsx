import { t } from '@lingui/core/macro'
import { api } from '../../shared/call/api.ts'
import { useApi } from '../../shared/call/use-api.ts'
import { requestReads } from '../../shared/call/request-reads.ts'
import type { Got, ReadKey } from '../../shared/call/types.ts'
import { formatRange } from '../../shared/format/date.ts'
import { lazyPart } from '../../shared/part/lazy-part.tsx'
import { Facts } from '../../shared/ui/facts.tsx'
import type { RequestView } from '../approvals/index.ts'

type Parking = Got<'GET /api/v1/employee/parking/{id}'>

const parkingReads: readonly ReadKey[] = [
  ...requestReads,
  'GET /api/v1/employee/parking',
  'GET /api/v1/employee/parking/{id}',
  'GET /api/v1/employee/all-parking',
]

export const parkingView: RequestView<Parking> = {
  type: 'parking',
  title: t`Parking`,
  noun: t`parking request`,
  plural: t`parking requests`,
  empty: t`You have not claimed any parking yet.`,
  useOwn: (query) => useApi('GET /api/v1/employee/parking', { query }),
  useInbox: (query) => useApi('GET /api/v1/employee/all-parking', { query }),
  useOne: (id) => useApi(id === null ? null : 'GET /api/v1/employee/parking/{id}', { params: { id: id ?? '' } }),
  decide: (id, body) => api('PUT /api/v1/employee/parking-approval/{id}', { params: { id }, body, keepalive: true }),
  note: (id, note) => api('PUT /api/v1/employee/parking-note/{id}', { params: { id }, body: { note } }),
  cancel: (id, note) =>
    api('PUT /api/v1/employee/parking-cancel/{id}', { params: { id }, body: note === undefined ? {} : { note } }),
  advance: (id, body) => api('PUT /api/v1/employee/parking-stage/{id}', { params: { id }, body }),
  stale: parkingReads,
  Form: lazyPart(() => import('./parking-form.tsx')),
  Facts: ({ request: { startsOn, endsOn } }) => (
    <Facts facts={[{ label: t`Days`, value: startsOn === null ? '–' : formatRange(startsOn, endsOn ?? startsOn) }]} />
  ),
  Context: ({ request }) => <p>{request.details.places.join(', ')}</p>,
}
