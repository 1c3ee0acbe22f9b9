import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { leaveReads } from '../leave-reads.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import type { RequestView } from '../../approvals/index.ts'
import type { LeaveRequest } from './leave-request.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { BalanceChange } from './balance-change.tsx'
import { daysOf, spanText } from './leave-sentences.ts'

// Shown only with an open request.
const LeaveContext = lazyPart(() => import('./leave-context.tsx').then((file) => ({ default: file.LeaveContext })))

/** Leave in the screens shared by all requests. */
export const leaveView: RequestView<LeaveRequest> = {
  type: 'leave',
  title: t`Leave`,
  noun: t`leave request`,
  plural: t`leave requests`,
  empty: t`No leave requests yet`,
  useOwn: (query) => useApi('GET /api/v1/employee/leave', { query }),
  useInbox: (query) => useApi('GET /api/v1/employee/all-leave', { query }),
  useOne: (id) => useApi(id === null ? null : 'GET /api/v1/employee/leave/{id}', { params: { id: id ?? '' } }),
  decide: (id, body) => api('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body, keepalive: true }),
  note: (id, note) => api('PUT /api/v1/employee/leave-note/{id}', { params: { id }, body: { note } }),
  cancel: (id, note) =>
    api('PUT /api/v1/employee/leave-cancel/{id}', { params: { id }, body: note === undefined ? {} : { note } }),
  stale: leaveReads,
  Above: lazyPart(() => import('../balance/balance-cards.tsx').then((file) => ({ default: file.BalanceCards }))),
  Form: lazyPart(() => import('./leave-form.tsx').then((file) => ({ default: file.LeaveForm }))),
  again,
  Facts: LeaveFacts,
  Context: LeaveContext,
}

/** The days, the leave type and the balance. */
function LeaveFacts({ request }: { request: LeaveRequest }) {
  const { details, startsOn, endsOn } = request
  const from = startsOn ?? ''
  return (
    <Facts
      minWidth={150}
      facts={[
        { label: t`Dates`, value: spanText({ ...details, from, to: endsOn ?? from }) },
        { label: t`Days`, value: daysOf(details.halfDays) },
        { label: t`Leave type`, value: details.isPaid ? t`${details.policy}, paid` : t`${details.policy}, unpaid` },
        ...(details.cover === null ? [] : [{ label: t`Covered by`, value: details.cover.name }]),
        { label: t`Available`, value: <BalanceChange balance={details.balance} /> },
      ]}
    />
  )
}

/** For approved leave, its days are taken: the copy needs others. */
function again({ state, reason, startsOn, endsOn, details }: LeaveRequest): Record<string, unknown> {
  const { policyId, fromPart, toPart, cover } = details
  const isOver = state === 'rejected' || state === 'cancelled'
  return {
    ...{ policyId, reason, coverId: cover === null ? null : { value: cover._id, label: cover.name } },
    ...(isOver ? { from: startsOn, to: endsOn, fromPart, toPart } : {}),
  }
}
