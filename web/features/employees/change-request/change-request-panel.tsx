import { t } from '@lingui/core/macro'
import { Alert, Box, Button } from '@mui/material'
import { FileText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatInstant } from '../../../shared/format/time.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { SidePanel, type SidePanelProps } from '../../../shared/ui/side-panel/side-panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { FileViewer } from '../../approvals/index.ts'
import { detailPath } from '../employee-labels.ts'
import { type DetailsRequest, kindLabels, stateLabels } from './change-request-labels.ts'
import { RequestedChanges } from './requested-changes.tsx'

const DecideDialog = lazyDialog(() => import('./decide-dialog.tsx'))

interface Props extends Pick<SidePanelProps, 'onPrevious' | 'onNext' | 'onClose'> {
  request: DetailsRequest | undefined
  /** The month of an unpaid pay run. */
  runMonth: string | null
}

/** One request: before and after, its document, and the decision. */
export function ChangeRequestPanel({ request, runMonth, ...panel }: Props) {
  const [outcome, setOutcome] = useState<'approve' | 'reject' | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (request === undefined) return null
  const { employee, kind, state, file, isOwn } = request
  const isPending = state === 'pending'
  return (
    <SidePanel
      {...panel}
      open
      title={t`${kindLabels[kind]} of ${employee.name}`}
      fullPage={detailPath(employee._id)}
      footer={
        isPending && !isOwn ? (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button variant="contained" onClick={() => setOutcome('approve')}>{t`Approve`}</Button>
            <Button variant="outlined" color="error" onClick={() => setOutcome('reject')}>{t`Reject`}</Button>
          </Box>
        ) : null
      }
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}>
        {isPending && isOwn ? (
          <Alert severity="info">{t`This is your own request. Someone else has to decide it.`}</Alert>
        ) : null}
        {isPending && kind === 'bank' && runMonth !== null ? (
          <Alert severity="warning">{t`The ${formatMonth(runMonth)} pay run is in progress and may still pay to the current account. The new account is used from the next pay run.`}</Alert>
        ) : null}
        <RequestedChanges request={request} canReveal={!isOwn} />
        {file === null ? null : (
          <Button
            variant="outlined"
            startIcon={<FileText size={18} aria-hidden />}
            onClick={() => setOpen(true)}
            aria-label={t`Open ${file.name}`}
            sx={{ textTransform: 'none', overflowWrap: 'anywhere' }}
          >
            {file.name}
          </Button>
        )}
        <Facts
          facts={[
            { label: t`Status`, value: <StatusChip status={state} label={stateLabels[state]} /> },
            { label: t`Reason`, value: request.reason, wide: true },
            { label: t`Requested on`, value: formatInstant(request.requestedAt) },
            request.decidedBy !== null && { label: t`Decided by`, value: request.decidedBy },
            request.decidedAt !== null && { label: t`Decided on`, value: formatInstant(request.decidedAt) },
            request.note !== '' && { label: t`Note`, value: request.note, wide: true },
          ]}
        />
      </Box>
      <Suspense fallback={null}>
        {isOpen && file !== null ? <FileViewer file={file} onClose={() => setOpen(false)} /> : null}
        {outcome === null ? null : (
          <DecideDialog
            request={request}
            outcome={outcome}
            onClose={() => {
              setOutcome(null)
            }}
          />
        )}
      </Suspense>
    </SidePanel>
  )
}
