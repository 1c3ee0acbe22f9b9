import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Suspense } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { DateText } from '../../../shared/format/date-text.tsx'
import { Money } from '../../../shared/format/money-text.tsx'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { useRunProgress } from './use-run-progress.ts'
import { MonthStrip } from './month-strip.tsx'
import { runName } from '../run-state.ts'
import { StateChip } from '../run-state-chip.tsx'
import { UnpaidMonths } from './unpaid-months.tsx'
import type { PayRun } from '../types.ts'

// Loaded in parallel with the month.
const CurrentRun = lazyPart(() => import('./current-run.tsx'))
CurrentRun.preload()
const MonthClosePanel = lazyPart(() => import('../month-close/month-close-panel.tsx'))

const columns: Column<PayRun>[] = [
  { key: 'month', header: t`Month`, cell: (run) => <RunMonth run={run} />, sort: 'month' },
  { key: 'people', header: t`People`, cell: (run) => run.totals.people, align: 'right', card: 'none' },
  {
    key: 'gross',
    header: t`Gross`,
    cell: (run) => <Money value={run.totals.grossPaise} />,
    align: 'right',
    card: 'none',
  },
  {
    key: 'reimbursements',
    header: t`Reimbursements`,
    cell: (run) => <Money value={run.totals.reimbursementsPaise} />,
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'deductions',
    header: t`Deductions`,
    cell: (run) => <Money value={run.totals.deductionsPaise} />,
    align: 'right',
    from: 'md',
    card: 'none',
  },
  {
    key: 'employer',
    header: t`Employer contributions`,
    cell: (run) => <Money value={run.totals.employerPaise} />,
    align: 'right',
    from: 'lg',
    card: 'none',
  },
  { key: 'net', header: t`Net`, cell: (run) => <Money value={run.totals.netPaise} />, align: 'right', card: 'fact' },
  { key: 'status', header: t`Status`, cell: (run) => <StateChip {...run} />, sort: 'state', card: 'status' },
  {
    key: 'paidOn',
    header: t`Paid on`,
    cell: (run) => (run.paidOn === null ? '–' : <DateText value={run.paidOn} />),
    sort: 'paidAt',
    from: 'md',
    card: 'none',
  },
]

/** Runs payroll and shows past months. */
export default function PayrollHistoryScreen() {
  const current = useApi('GET /api/v1/user/payrun')
  useRunProgress(current.data?.run?.state)
  const list = useListQuery({ limit: 5, sorts: ['month', 'state', 'paidAt'], sortBy: 'month', sortOrder: 'desc' })
  const history = useApi('GET /api/v1/user/payrun-history', { query: list.query })
  return (
    <>
      <PageHeader
        title={t`Payroll history`}
        subtitle={t`Run payroll and review past runs.`}
        secondary={[
          { label: t`Variable inputs`, to: '/home/payroll/variable-inputs' },
          { label: t`Parallel run`, to: '/home/payroll/parallel-run' },
        ]}
      />
      {current.error ? (
        <Panel>
          <ErrorState
            title={t`Could not load the current month.`}
            error={current.error}
            onRetry={() => void current.mutate()}
          />
        </Panel>
      ) : current.data ? (
        <>
          <MonthStrip current={current.data} />
          <UnpaidMonths {...current.data} />
          <Suspense fallback={<CurrentSkeleton />}>
            <CurrentRun current={current.data} />
            <Box sx={{ mt: 2.5 }}>
              <MonthClosePanel />
            </Box>
          </Suspense>
        </>
      ) : (
        <CurrentSkeleton />
      )}
      <Box sx={{ mt: 2.5 }}>
        <Panel title={t`All pay runs`} flush>
          <DataList
            reply={history}
            list={list}
            words={{
              label: t`Pay runs`,
              failed: t`Could not load pay runs.`,
              unmatched: t`No pay runs match these filters`,
            }}
            columns={columns}
            rowKey={(run) => run._id}
            rowName={(run) => runName(run)}
            rowLink={(run) => `/home/payroll/payroll-history/${run._id}`}
            empty={
              <EmptyState title={t`No pay runs yet`} text={t`The first pay run appears here once it is calculated.`} />
            }
          />
        </Panel>
      </Box>
    </>
  )
}

/** The month and, unless it is the regular run, its kind and reason. */
function RunMonth({ run }: { run: PayRun }) {
  return (
    <>
      {runName(run)}
      {run.reason === null ? null : (
        <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary', fontWeight: 400 }}>
          {run.reason}
        </Box>
      )}
    </>
  )
}

function CurrentSkeleton() {
  return (
    <Panel>
      <TextSkeleton lines={8} />
    </Panel>
  )
}
