import { t } from '@lingui/core/macro'
import { Download, Printer, Undo2 } from 'lucide-react'
import { Box } from '@mui/material'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { SidePanel, type SidePanelProps } from '../../../shared/ui/side-panel/side-panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { PayslipView } from './payslip-view.tsx'
import { isLocked } from '../run-state.ts'
import type { Payslip } from '../types.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan, useSession } from '../../../shared/session/session.ts'

interface Props extends Pick<SidePanelProps, 'onPrevious' | 'onNext' | 'onClose'> {
  id: string
}

/** A payslip beside its list, to read, print and download. */
export default function PayslipPanel({ id, ...panel }: Props) {
  const reply = useApi('GET /api/v1/user/payslip/{id}', { params: { id } })
  const payslip = reply.data?._id === id ? reply.data : undefined
  const title = payslip ? t`${formatMonth(payslip.month)} payslip` : t`Payslip`
  return (
    <SidePanel open title={title} {...panel} wide footer={payslip ? <Actions payslip={payslip} /> : undefined}>
      {reply.error ? (
        <ErrorState title={t`Could not load the payslip.`} error={reply.error} onRetry={() => void reply.mutate()} />
      ) : payslip ? (
        <PayslipView payslip={payslip} />
      ) : (
        <TextSkeleton lines={12} />
      )}
    </SidePanel>
  )
}

function Actions({ payslip }: { payslip: Payslip }) {
  const { pending, run } = useDownload()
  if (!isLocked(payslip.state)) {
    return (
      <Box
        sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}
      >{t`Preview. The employee can see it once payroll is approved.`}</Box>
    )
  }
  const name = t`Payslip ${payslip.month} ${payslip.person.code}.pdf`
  const fetchIt = () => api('GET /api/v1/user/payslip/{id}/pdf', { params: { id: payslip._id } })
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <ActionButton
        look="primary"
        action={{ label: t`Download PDF`, icon: Download, onClick: () => void run(name, fetchIt), pending }}
      />
      <ActionButton action={{ label: t`Print`, icon: Printer, onClick: () => window.print() }} />
      <ReversalAction payslip={payslip} />
    </Box>
  )
}

// Heavy forms, and payslips are rarely reversed.
const ReversalDialog = lazyDialog(() => import('./reversal-dialog.tsx'))

/** Reverses someone else's locked payslip; nothing if that is not possible. */
function ReversalAction({ payslip }: { payslip: Payslip }) {
  const canWrite = useCan('payRollHistoryWrite')
  const own = useSession((session) => session.user?.employeeId)
  const [isAsking, setAsking] = useState(false)
  if (!canWrite || payslip.reversal !== null || payslip.employeeId === own) return null
  return (
    <>
      <ActionButton action={{ label: t`Reverse`, icon: Undo2, danger: true, onClick: () => setAsking(true) }} />
      {isAsking ? (
        <Suspense fallback={null}>
          <ReversalDialog payslip={payslip} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
