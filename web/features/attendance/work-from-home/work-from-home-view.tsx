import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import type { RequestView } from '../../approvals/index.ts'
import { homeReads, type WorkFromHome, partLabels, weekdaysText } from './work-from-home.ts'
import { Link } from '@mui/material'
import { formatRange } from '../../../shared/format/date.ts'
import { Facts } from '../../../shared/ui/facts.tsx'

/** Work from home in the screens shared by all requests. */
export const workFromHomeView: RequestView<WorkFromHome> = {
  type: 'workFromHome',
  title: t`Work from home`,
  noun: t`work from home request`,
  plural: t`work from home requests`,
  empty: t`No work from home requests yet`,
  useOwn: (query) => useApi('GET /api/v1/employee/work-from-home', { query }),
  useInbox: (query) => useApi('GET /api/v1/employee/work-from-home-approval', { query }),
  useOne: (id) => useApi(id === null ? null : 'GET /api/v1/employee/work-from-home/{id}', { params: { id: id ?? '' } }),
  decide: (id, body) =>
    api('PUT /api/v1/employee/work-from-home-approval/{id}', { params: { id }, body, keepalive: true }),
  note: (id, note) => api('PUT /api/v1/employee/work-from-home-note/{id}', { params: { id }, body: { note } }),
  cancel: (id, note) =>
    api('PUT /api/v1/employee/work-from-home-cancel/{id}', {
      params: { id },
      body: note === undefined ? {} : { note },
    }),
  stale: homeReads,
  Above: lazyPart(() => import('./home-month.tsx')),
  Form: lazyPart(() => import('./home-form.tsx')),
  again,
  Facts: HomeFacts,
  Context: lazyPart(() => import('./home-context.tsx')),
}

/** The days, their length, and where the person can be reached. */
function HomeFacts({ request: { quantity, startsOn, endsOn, details } }: { request: WorkFromHome }) {
  const { pattern, weekdays, part, reachableAt, needsPunches } = details
  const dates = startsOn === null || endsOn === null ? '' : formatRange(startsOn, endsOn)
  return (
    <Facts
      minWidth={150}
      facts={[
        { label: t`Dates`, value: dates },
        pattern === 'weekly' ? { label: t`Every week`, value: weekdaysText(weekdays) } : null,
        { label: t`Days`, value: quantity },
        part === 'full' ? null : { label: t`Part of the day`, value: partLabels[part] },
        reachableAt === null
          ? null
          : { label: t`Reachable at`, value: <Link href={`tel:${reachableAt}`}>{reachableAt}</Link> },
        { label: t`Punches`, value: needsPunches ? t`Required` : t`Not required` },
      ]}
    />
  )
}

/** Single days are past or taken; a pattern's weekdays stay. */
function again({ reason, details }: WorkFromHome): Record<string, unknown> {
  const { pattern, weekdays, part, reachableAt } = details
  return { pattern, weekdays: weekdays.map(String), part, reachableAt: reachableAt ?? '', reason }
}
