import { plural, t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { formatInstant } from '../../../shared/format/time.ts'

import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { StatStrip } from '../../../shared/ui/stat-strip.tsx'
import { DifferenceList } from './difference-list.tsx'
import { MatchColumnsPanel } from './match-columns-panel.tsx'
import type { ParallelRun } from './parallel-labels.ts'

/** A register compared with the pay run of its month: its columns, the differences, and whether both agree. */
export default function ParallelRunScreen() {
  const { id = '' } = useParams()
  const reply = useApi('GET /api/v1/user/parallel-run/{id}', { params: { id } })
  const canWrite = useCan('payRollHistoryWrite')
  const [isMatching, setMatching] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const actions = useActions(id, reply.data)
  const remove = useCall('DELETE /api/v1/user/parallel-run/{id}', { stale: ['GET /api/v1/user/parallel-run'] })
  const navigate = useNavigate()
  const { data: run } = reply
  if (reply.error)
    return (
      <Panel>
        <ErrorState title={t`Could not load the comparison.`} error={reply.error} onRetry={() => void reply.mutate()} />
      </Panel>
    )
  if (run === undefined)
    return (
      <Panel>
        <TextSkeleton lines={8} />
      </Panel>
    )
  const month = formatMonth(run.month)
  return (
    <>
      <PageHeader
        title={t`Parallel run for ${month}`}
        subtitle={run.fileName}
        secondary={[
          run.comparedAt !== null &&
            canWrite &&
            run.hasRows && { label: t`Match columns`, onClick: () => setMatching(true) },
          ...actions,
          canWrite && { label: t`Delete`, danger: true, onClick: () => setDeleting(true) },
        ]}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {run.comparedAt === null || isMatching ? (
          canWrite ? (
            <MatchColumnsPanel run={run} onDone={() => setMatching(false)} />
          ) : (
            <Alert severity="info">{t`The columns of this register are not matched yet.`}</Alert>
          )
        ) : (
          <>
            <Outcome run={run} />
            <DifferenceList id={id} canWrite={canWrite} />
          </>
        )}
      </Box>
      {isDeleting ? (
        <ConfirmDialog
          open
          danger
          title={t`Delete the comparison for ${month}?`}
          confirm={t`Delete`}
          keep={t`Cancel`}
          onConfirm={async () => {
            await remove.run({ params: { id } })
            snack(t`Comparison deleted`)
            void navigate('/home/payroll/parallel-run')
          }}
          onClose={() => setDeleting(false)}
        >
          {t`The register, its differences and the notes are deleted.`}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function Outcome({ run }: { run: ParallelRun }) {
  const { people, openPeople, open, accepted, agreedAt, isStale } = run
  return (
    <>
      {isStale ? (
        <Alert severity="warning">{t`The pay run was calculated again since. Choose "Match columns", then "Compare".`}</Alert>
      ) : agreedAt === null ? (
        <Alert severity="warning">
          {plural(openPeople, {
            one: 'The payrolls do not agree yet: # employee has open differences.',
            other: 'The payrolls do not agree yet: # employees have open differences.',
          })}
        </Alert>
      ) : (
        <Alert severity="success">{t`Both payrolls agree since ${formatInstant(agreedAt)}. You can switch over.`}</Alert>
      )}
      <StatStrip
        label={t`Result of the comparison`}
        stats={[
          { label: t`Employees`, value: people },
          { label: t`Without open differences`, value: people - openPeople },
          { label: t`Open differences`, value: open },
          { label: t`Accepted differences`, value: accepted },
        ]}
      />
    </>
  )
}

/** The switch-over report, as files. */
function useActions(id: string, run: ParallelRun | undefined) {
  const download = useDownload()
  if (run === undefined || run.comparedAt === null) return []
  const file = (format: 'csv' | 'xlsx', label: string) => ({
    ...{ label, icon: Download, pending: download.pending },
    onClick: () =>
      void download.run(`parallel-run-${run.month}.${format}`, () =>
        api('GET /api/v1/user/parallel-run/{id}/file', { params: { id }, query: { format } }),
      ),
  })
  return [file('xlsx', t`Download report (XLSX)`), file('csv', t`Download report (CSV)`)]
}
