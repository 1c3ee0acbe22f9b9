import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { Fragment, Suspense } from 'react'
import { useParams } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatDate, formatMonth } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { PendingNotice } from '../../../shared/pending/pending-notice.tsx'
import { useRecordName } from '../../../shared/page/record-name.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { StatStrip } from '../../../shared/ui/stat-strip.tsx'
import { useIsPhone } from '../../../shared/ui/use-is-phone.ts'
import { useUrlTab } from '../../../shared/ui/url-tabs.tsx'
import { useRunProgress } from './use-run-progress.ts'
import { useRunChecks } from './use-run-checks.ts'
import { RunActions } from './run-actions.tsx'
import { openCount, type Finding } from '../preflight/findings.ts'
import { paySums } from '../payslip/pay-sums.ts'
import { changeText, isLocked, isRunning, runName } from '../run-state.ts'
import { StateChip } from '../run-state-chip.tsx'
import type { PayRunDetail } from '../types.ts'

// Loaded in parallel with the run.
const RunPeople = lazyPart(() => import('./run-people.tsx'))
RunPeople.preload()
// Loaded when there is something to show.
const RunProgress = lazyPart(() => import('./run-progress.tsx'))
const StaleBanner = lazyPart(() => import('./stale-banner.tsx'))
const PreflightPanel = lazyPart(() => import('../preflight/preflight-panel.tsx'))
const ExcludedList = lazyPart(() => import('../preflight/excluded-list.tsx'))
const RunOverview = lazyPart(() => import('./run-overview.tsx'))
const RunChanges = lazyPart(() => import('./changes/run-changes.tsx'))
const ProvisionsPanel = lazyPart(() => import('../provision/provisions-panel.tsx'))
const RunFiles = lazyPart(() => import('../output/run-files.tsx'))
const RunCertificate = lazyPart(() => import('../certificate/run-certificate.tsx'))
const RunPayments = lazyPart(() => import('../payment/run-payments.tsx'))

/** One month's run: totals, people, who was excluded, and the next step. */
export default function PayRunScreen() {
  const { id = '' } = useParams()
  const reply = useApi('GET /api/v1/user/payrun/{id}', { params: { id } })
  useRunProgress(reply.data?.state)
  useRecordName(reply.data ? formatMonth(reply.data.month) : undefined)
  if (reply.error)
    return <ErrorState title={t`Could not load the pay run.`} error={reply.error} onRetry={() => void reply.mutate()} />
  return reply.data ? <Run run={reply.data} /> : <TextSkeleton lines={10} />
}

function Run({ run }: { run: PayRunDetail }) {
  const phone = useIsPhone()
  const checks = useRunChecks(run)
  const { attempt } = run
  const tabs = [
    { value: 'people', label: t`People`, count: run.totals.people },
    { value: 'checks', label: t`Exceptions`, ...countOf(checks.preflight?.findings) },
    { value: 'excluded', label: t`Excluded`, count: run.excluded },
    { value: 'changes', label: t`Changes` },
    ...(isLocked(run.state)
      ? [
          { value: 'files', label: t`Files and forms` },
          { value: 'payments', label: t`Payments` },
          ...(run.kind === 'reversal' ? [] : [{ value: 'certificate', label: t`Certificate` }]),
        ]
      : []),
    { value: 'overview', label: t`Overview` },
  ]
  const tab = useUrlTab(tabs)
  return (
    <>
      <PageHeader
        title={runName(run)}
        subtitle={run.reason ?? t`Pay day ${formatDate(run.payDate)}`}
        tabs={isRunning(run.state) ? [] : tabs}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
          <StateChip {...run} />
          <RunActions run={run} checks={checks} />
        </Box>
      </PageHeader>
      <PendingNotice recordId={run._id} />
      {isRunning(run.state) ? (
        <Panel>
          <Suspense>
            <RunProgress run={run} />
          </Suspense>
        </Panel>
      ) : (
        <Fragment key={attempt}>
          {checks.changes && checks.changes.count > 0 ? (
            <Suspense>
              <StaleBanner changes={checks.changes} />
            </Suspense>
          ) : null}
          {!run.isMonthOver && !isLocked(run.state) ? (
            <Alert
              severity="info"
              sx={{ mb: 2.5 }}
            >{t`The month is not over: remaining days are paid as worked.`}</Alert>
          ) : null}
          <StatStrip label={t`Totals`} stats={figures(run, phone)} />
          <Suspense fallback={<TextSkeleton lines={6} />}>
            {tab === 'people' ? <RunPeople run={run} /> : null}
            {tab === 'checks' ? (
              <PreflightPanel runId={run._id} attempt={attempt} month={run.month} locked={isLocked(run.state)} />
            ) : null}
            {tab === 'excluded' ? <ExcludedList runId={run._id} attempt={attempt} /> : null}
            {tab === 'changes' ? <RunChanges runId={run._id} attempt={attempt} /> : null}
            {tab === 'files' ? <RunFiles runId={run._id} /> : null}
            {tab === 'files' && run.kind === 'regular' ? (
              <Box sx={{ mt: 2.5 }}>
                <ProvisionsPanel runId={run._id} />
              </Box>
            ) : null}
            {tab === 'payments' ? <RunPayments runId={run._id} /> : null}
            {tab === 'certificate' ? <RunCertificate runId={run._id} /> : null}
            {tab === 'overview' ? <RunOverview run={run} /> : null}
          </Suspense>
        </Fragment>
      )}
    </>
  )
}

function countOf(findings: readonly Finding[] | undefined): { count?: number } {
  const count = openCount(findings)
  return count === undefined ? {} : { count }
}

/** Amounts in lakh and crore if there is no room for all digits. */
function figures({ totals, previous, onHold }: PayRunDetail, short: boolean) {
  const before = previous?.totals
  const detail = (now: number, then: number | undefined) => {
    const change = changeText(now, then)
    return change === null || previous === null ? undefined : t`${change} vs ${formatMonth(previous.month, 'short')}`
  }
  return [
    ...paySums(totals).map(({ key, label, paise }) => ({
      label,
      value: <Money value={paise} short={short} />,
      detail:
        key === 'netPaise' && onHold.people > 0
          ? t`${formatMoney(onHold.netPaise)} on hold`
          : detail(paise, before?.[key]),
    })),
    { label: t`People`, value: totals.people, detail: before ? t`${before.people} in the previous month` : undefined },
  ]
}
