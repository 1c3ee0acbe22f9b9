import { t } from '@lingui/core/macro'
import { Alert } from '@mui/material'
import { Part } from '../../approvals/index.ts'
import { AwayList } from './away-list.tsx'
import { DayList } from './day-list.tsx'
import type { LeaveRequest } from './leave-request.ts'

/** Context for the decision: which days count, who else is away. */
export function LeaveContext({ request }: { request: LeaveRequest }) {
  const { details } = request
  return (
    <>
      {request.state === 'pending' && !details.isEligible ? (
        <Alert severity="warning">{t`The leave policy does not cover this employee on these days.`}</Alert>
      ) : null}
      {request.state === 'pending' && details.cover?.isAway ? (
        <Alert severity="warning">{t`${details.cover.name}, the covering colleague, is also on leave on these days.`}</Alert>
      ) : null}
      {details.days.length > 1 || details.halfDays === 0 ? (
        <Part title={t`Days counted`}>
          <DayList days={details.days} />
        </Part>
      ) : null}
      <Part title={t`On leave in the same team`}>
        <AwayList away={details.away} />
      </Part>
    </>
  )
}
