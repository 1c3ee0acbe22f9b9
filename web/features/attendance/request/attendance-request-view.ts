import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import type { RequestView } from '../../approvals/index.ts'
import { type AttendanceRequest, attendanceRequestReads } from './attendance-request.ts'

/** Corrections of attendance in the screens shared by all requests. */
export const attendanceRequestView: RequestView<AttendanceRequest> = {
  type: 'attendance',
  title: t`Attendance`,
  noun: t`attendance request`,
  plural: t`attendance requests`,
  empty: t`No attendance requests yet`,
  useOwn: (query) => useApi('GET /api/v1/employee/attendance-request', { query }),
  useInbox: ({ employeeName, ...query }) =>
    useApi('GET /api/v1/employee/attendance-approval', {
      query: { ...query, ...(employeeName === undefined ? {} : { employeeName: JSON.stringify(employeeName) }) },
    }),
  useOne: (id) =>
    useApi(id === null ? null : 'GET /api/v1/employee/attendance-request/{id}', { params: { id: id ?? '' } }),
  decide: (id, body) => api('PUT /api/v1/employee/attendance-request/{id}', { params: { id }, body, keepalive: true }),
  note: (id, note) => api('PUT /api/v1/employee/attendance-note/{id}', { params: { id }, body: { note } }),
  cancel: (id, note) =>
    api('PUT /api/v1/employee/attendance-cancel/{id}', { params: { id }, body: note === undefined ? {} : { note } }),
  stale: attendanceRequestReads,
  Facts: lazyPart(() =>
    import('./attendance-request-facts.tsx').then((file) => ({ default: file.AttendanceRequestFacts })),
  ),
  Context: lazyPart(() => import('./attendance-request-context.tsx')),
}
