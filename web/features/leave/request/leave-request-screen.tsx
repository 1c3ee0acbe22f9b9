import { t } from '@lingui/core/macro'
import { Skeleton } from '@mui/material'
import { CalendarPlus } from 'lucide-react'
import { Suspense } from 'react'
import { hasOwnDraft } from '../../../shared/draft/own-draft.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { OwnRequests } from '../../approvals/index.ts'
import { leaveKind } from './leave-kind.ts'
import { OwnLeaveOnly } from './own-leave-only.tsx'

// The list need not wait for the balances.
const BalanceCards = lazyPart(() =>
  import('../balance/balance-cards.tsx').then((file) => ({ default: file.BalanceCards })),
)

/** One's own leave: balances and requests. */
export default function LeaveRequestScreen() {
  return (
    <OwnLeaveOnly title={t`Leave`}>
      <OwnLeave />
    </OwnLeaveOnly>
  )
}

function OwnLeave() {
  const mayAsk = useCan('leaveWrite')
  const label = hasOwnDraft('leave') ? t`Continue draft` : t`Apply for leave`
  const add = mayAsk && { label, icon: CalendarPlus, to: '/home/attendance/add-leave-request' }
  return (
    <>
      <PageHeader title={t`Leave`} primary={add} />
      <Suspense fallback={<Skeleton variant="rounded" height={128} sx={{ mb: 2.5 }} />}>
        <BalanceCards />
      </Suspense>
      <OwnRequests kind={leaveKind} empty={t`No leave requests yet`} add={add} />
    </>
  )
}
