import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import type { RequestView } from '../../approvals/index.ts'
import { type CompOff, compOffReads, daysOf, whyText } from './comp-off.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { formatDuration } from '../../../shared/format/time.ts'
import { Facts } from '../../../shared/ui/facts.tsx'

/** Comp-off in the screens shared by all requests. */
export const compOffView: RequestView<CompOff> = {
  type: 'compOff',
  title: t`Comp-off`,
  noun: t`comp-off request`,
  plural: t`comp-off requests`,
  empty: t`No comp-off requests yet`,
  useOwn: (query) => useApi('GET /api/v1/employee/compOff-request', { query }),
  useInbox: (query) => useApi('GET /api/v1/employee/all-compOff', { query }),
  useOne: (id) =>
    useApi(id === null ? null : 'GET /api/v1/employee/compOff-request/{id}', { params: { id: id ?? '' } }),
  decide: (id, body) => api('PUT /api/v1/employee/compOff-approval/{id}', { params: { id }, body, keepalive: true }),
  note: (id, note) => api('PUT /api/v1/employee/compOff-note/{id}', { params: { id }, body: { note } }),
  cancel: (id, note) =>
    api('PUT /api/v1/employee/compOff-cancel/{id}', { params: { id }, body: note === undefined ? {} : { note } }),
  stale: compOffReads,
  Above: lazyPart(() => import('./comp-off-credits.tsx')),
  Form: lazyPart(() => import('./comp-off-form.tsx')),
  Facts: CompOffFacts,
  Context: lazyPart(() => import('./comp-off-proof.tsx')),
}

/** The worked day, its hours, the credit and when it expires. */
function CompOffFacts({ request: { state, details } }: { request: CompOff }) {
  const { work, halfDays, expiresOn, leftHalfDays } = details
  const isOver = state === 'rejected' || state === 'cancelled'
  return (
    <Facts
      minWidth={150}
      facts={[
        { label: t`Date worked`, value: `${formatDate(work.day, 'weekday')}, ${whyText(work)}` },
        { label: work.why === 'overtime' ? t`Overtime` : t`Worked`, value: formatDuration(work.minutes) },
        { label: t`Comp-off`, value: daysOf(halfDays) },
        isOver ? null : { label: t`Expires on`, value: formatDate(expiresOn) },
        leftHalfDays === null || isOver ? null : { label: t`Remaining`, value: daysOf(leftHalfDays) },
      ]}
    />
  )
}
