import { t } from '@lingui/core/macro'
import { Box, Link, Typography } from '@mui/material'
import { Suspense } from 'react'
import { Link as RouterLink } from 'react-router'
import { formatPeople } from '../../../shared/format/people.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatDate, formatMonth } from '../../../shared/format/date.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snackError } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { openText } from '../preflight/findings.ts'
import { paySums } from '../payslip/pay-sums.ts'
import { RegistrationNotice } from './registration-notice.tsx'
import { RunActions } from './run-actions.tsx'
import { changeText, isRunning } from '../run-state.ts'
import { useRunChecks } from './use-run-checks.ts'
import { RunSteps } from './run-steps.tsx'
import { StateChip } from '../run-state-chip.tsx'
import { type CurrentMonth, runReads } from '../types.ts'

// Loaded when there is something to show.
const RunProgress = lazyPart(() => import('./run-progress.tsx'))

/** The month to be paid next: its state, its figures, and the next step. */
export default function CurrentRun({ current }: { current: CurrentMonth }) {
  const { run, previous, people } = current
  const isOpen = run?.state === 'calculated'
  const isToBePaid = run?.state === 'approved'
  const checks = useRunChecks(run)
  const change = run ? changeText(run.totals.netPaise, previous?.totals.netPaise) : null
  const figures = [
    { label: t`People`, value: run ? run.totals.people : formatPeople(people.employed) },
    !run && { label: t`No salary set`, value: people.withoutSalary },
    ...(run ? paySums(run.totals) : []).map(({ key, label, paise }) => ({
      label:
        key === 'netPaise' && previous && change
          ? t`Net (${change} vs ${formatMonth(previous.month, 'short').slice(0, 3)})`
          : label,
      value: <Money value={paise} />,
    })),
    isOpen &&
      checks.preflight !== undefined && {
        label: t`Exceptions`,
        value: (
          <Link component={RouterLink} to={`/home/payroll/payroll-history/${run._id}?tab=checks`}>
            {openText(checks.preflight.findings) ?? t`None`}
          </Link>
        ),
      },
  ].filter((figure) => figure !== false && figure !== null)
  return (
    <Panel
      title={formatMonth(current.month)}
      subtitle={t`Attendance cut-off ${formatDate(current.cutOffDate, 'short')} · pay day ${formatDate(current.payDate, 'short')}`}
      action={run ? <StateChip {...run} /> : undefined}
      footer={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end', alignItems: 'flex-start' }}>
          {run && !isRunning(run.state) ? (
            <ActionButton
              look={isToBePaid ? 'secondary' : 'primary'}
              action={{ label: t`Review`, to: `/home/payroll/payroll-history/${run._id}` }}
            />
          ) : null}
          {run ? <RunActions run={run} checks={checks} quiet={!isToBePaid} /> : <Start current={current} />}
        </Box>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <RunSteps run={run} />
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          {run && isRunning(run.state) ? (
            <Suspense>
              <RunProgress run={run} />
            </Suspense>
          ) : (
            <>
              {run ? null : <RegistrationNotice />}
              <Facts facts={figures} minWidth={140} />
            </>
          )}
        </Box>
      </Box>
    </Panel>
  )
}

function Start({ current }: { current: CurrentMonth }) {
  const canWrite = useCan('payRollHistoryWrite')
  const start = useCall('POST /api/v1/user/payrun', { stale: runReads })
  const isFuture = current.months.find(({ month }) => month === current.month)?.isFuture ?? true
  if (isFuture) {
    return (
      <Typography
        sx={{ color: 'text.secondary' }}
      >{t`You can calculate it from ${formatDate(`${current.month}-01`)}.`}</Typography>
    )
  }
  if (!canWrite) return <Typography sx={{ color: 'text.secondary' }}>{t`Not calculated yet.`}</Typography>
  const begin = async () => {
    try {
      await start.run({ body: { month: current.month } })
    } catch (error) {
      snackError(messageOf(error))
    }
  }
  const label = t`Calculate ${formatMonth(current.month)}`
  return <ActionButton look="primary" action={{ label, onClick: () => void begin(), pending: start.pending }} />
}
